import * as v from 'valibot';
import { expect, test } from 'vitest';
import { momentSchema } from './moment.ts';

test.for([
  '2026-11-20T10:00:00Z',
  '2024-02-29T23:59:59.999Z',
  '2026-11-20T10:00:00+02:00',
  '1900-01-01T00:00:00Z',
])('%s is a moment', (text) => expect(v.is(momentSchema, text)).toBe(true));

test.for([
  '2026-02-31T00:00:00Z',
  '2025-02-29T00:00:00Z',
  '2026-11-20T10:00:00+02',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '2026-13-01T00:00:00Z',
  'yesterday',
])('%s is none', (text) => expect(v.is(momentSchema, text)).toBe(false));
