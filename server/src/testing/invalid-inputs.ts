import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import * as v from 'valibot';

/** Values that every field must validate. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  [],
  [[]],
  {},
  { $ne: null },
  -1,
  0,
  15,
  1.5,
  1e21,
  '',
  '   ',
  'x'.repeat(60_000),
  'nul \u0000 inside',
  'lone \ud800 surrogate',
  '\u202e right to left',
  "'; drop table account; --",
];

/** Bodies that are not an object of the schema's kind. */
const ODD_BODIES: readonly unknown[] = [null, [], [{}], {}, 'text', 7, true, { unknown: 'field' }];

/** The fields of a body schema; none for schemas that are not objects. */
export function listFields(schema: v.GenericSchema | undefined): string[] {
  const entries = (schema as { entries?: Record<string, unknown>; wrapped?: v.GenericSchema } | undefined)
    ?.entries;
  if (entries) return Object.keys(entries);
  const wrapped = (schema as { wrapped?: v.GenericSchema } | undefined)?.wrapped;
  return wrapped ? listFields(wrapped) : [];
}

/** Makes invalid bodies: a valid one with one field broken at a time, and entirely wrong ones. */
export function makeOddBodies(endpoint: EndpointDefinition, good: unknown): unknown[] {
  const base = (good ?? {}) as Record<string, unknown>;
  const broken = listFields(endpoint.body).flatMap((field) => [
    ...ODD_VALUES.map((value) => ({ ...base, [field]: value })),
    Object.fromEntries(Object.entries(base).filter(([name]) => name !== field)),
  ]);
  return [...ODD_BODIES, ...broken];
}

/** Whether the contract accepts this body once it is serialised. */
export function isAccepted(endpoint: EndpointDefinition, body: unknown): boolean {
  const arrived: unknown = JSON.parse(JSON.stringify(body));
  return endpoint.body !== undefined && v.safeParse(endpoint.body, arrived).success;
}

/** Path parameters that are no valid id. */
export const ODD_PARAMS: readonly string[] = [
  '%00',
  '%20',
  'a%20b',
  '%2e%2e%2fetc',
  'x'.repeat(101),
  '%F0%9F%92%A9',
  '%ff',
  '%zz',
  "'--",
  '%0d%0aSet-Cookie:x=y',
];
