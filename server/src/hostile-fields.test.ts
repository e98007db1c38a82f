import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './areas.ts';
import { endpointName } from './testing/examples-of.ts';

/** About as many characters as the body of a call may have. */
const LENGTH = 120_000;
/** What long texts are made of: each is hard for some kind of rule. */
const UNITS = [
  'x',
  '1',
  ' ',
  'a ',
  'a.',
  '@',
  'a@b.c ',
  '-',
  '1 ',
  '1.',
  '+1-',
  '(',
  '<a',
  'a\n',
  '$@!|',
].concat(['https://a.b/', '0x', 'bc1q', '\u0301', 'e\u0301', 'а', 'aа', 'ا', '\u200d', '🙂']);
const TEXTS = UNITS.map((unit) => unit.repeat(LENGTH / unit.length));

/** What a schema may be made of, as far as it is followed here. */
interface Parts extends v.GenericSchema {
  entries?: Record<string, Parts>;
  wrapped?: Parts;
  item?: Parts;
  options?: readonly (Parts | string | number)[];
  pipe?: readonly Parts[];
}

/** A schema and all that it is made of. */
function listParts(schema: Parts | undefined, found = new Set<Parts>()): Set<Parts> {
  if (!schema || found.has(schema) || schema.kind !== 'schema') return found;
  found.add(schema);
  const { entries = {}, wrapped, item, options = [], pipe = [] } = schema;
  const inner = [...Object.values(entries), wrapped, item, ...options, ...pipe];
  for (const part of inner) if (typeof part === 'object') listParts(part, found);
  return found;
}

const seen = new Set<Parts>();
const fresh = ({ body, query, params }: EndpointDefinition): Parts[] => {
  const parts = [body, query, params].flatMap((schema) => [...listParts(schema as Parts | undefined)]);
  return parts.filter((part) => !seen.has(part) && seen.add(part));
};

// Whoever sends a text whose check takes the square of its length stops the whole process: the length is one of the checks, and
// the others run even when it fails. Such a check takes more than a minute here, so the test times out.
test('no field of any call takes long to check, however long and odd its text is', () => {
  let checks = 0;
  for (const endpoint of ALL_ENDPOINTS) {
    for (const part of fresh(endpoint)) {
      for (const text of TEXTS) {
        expect(() => v.safeParse(part, text), endpointName(endpoint)).not.toThrow();
        checks++;
      }
    }
  }
  expect(checks).toBeGreaterThan(5_000);
});
