import { expect, test } from 'vitest';
import { isTelephone } from './telephone.ts';

test.for(['833-372-8311', '+49 30 1234567', '(555) 010-7788', '116 116', '01/4000.50'])(
  '%s can be dialled',
  (phone) => expect(isTelephone(phone)).toBe(true),
);
test.for(['', 'hello', '1234', '+', 'call 12345', '12345 ext', '1+2345'])('“%s” cannot', (phone) =>
  expect(isTelephone(phone)).toBe(false),
);
