import { expect, test } from 'vitest';
import { evidenceTypeOf } from './constants.ts';

test.for([
  ['image/heic', 'IMG_1.HEIC', 'image'],
  ['application/pdf', 'letter.pdf', 'document'],
  ['message/rfc822', 'mail.eml', 'email'],
  ['text/html', 'page.html', 'web-page'],
  ['text/csv', 'payments.csv', 'table'],
  ['text/plain', 'chat.txt', 'message'],
  ['application/json', 'chat.json', 'message'],
  ['application/json', 'shop.example.har', 'network-log'],
  ['application/json', 'SHOP.HAR', 'network-log'],
  ['application/json', 'about.har.json', 'message'],
  ['image/png', 'screenshot.har', 'image'],
] as const)('%s named %s is: %s', ([mimeType, fileName, type]) => {
  expect(evidenceTypeOf({ mimeType, fileName })).toBe(type);
});
