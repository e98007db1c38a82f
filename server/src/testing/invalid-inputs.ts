import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import * as v from 'valibot';

/** Values that no field should take on trust. */
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

/** Bodies that are no object of the wanted kind at all. */
const ODD_BODIES: readonly unknown[] = [null, [], [{}], {}, 'text', 7, true, { unknown: 'field' }];

/** The fields a body schema has; none for schemas that are not objects. */
export function fieldsOf(schema: v.GenericSchema | undefined): string[] {
  const entries = (schema as { entries?: Record<string, unknown>; wrapped?: v.GenericSchema } | undefined)
    ?.entries;
  if (entries) return Object.keys(entries);
  const wrapped = (schema as { wrapped?: v.GenericSchema } | undefined)?.wrapped;
  return wrapped ? fieldsOf(wrapped) : [];
}

/** Bodies made from a good one by breaking one field at a time, and bodies that are wrong altogether. */
export function oddBodies(endpoint: EndpointDefinition, good: unknown): unknown[] {
  const base = (good ?? {}) as Record<string, unknown>;
  const broken = fieldsOf(endpoint.body).flatMap((field) => [
    ...ODD_VALUES.map((value) => ({ ...base, [field]: value })),
    Object.fromEntries(Object.entries(base).filter(([name]) => name !== field)),
  ]);
  return [...ODD_BODIES, ...broken];
}

/** Whether the contract takes this body as it arrives. */
export function isAccepted(endpoint: EndpointDefinition, body: unknown): boolean {
  const arrived: unknown = JSON.parse(JSON.stringify(body));
  return endpoint.body !== undefined && v.safeParse(endpoint.body, arrived).success;
}

/** Path parameters that are no id. */
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
