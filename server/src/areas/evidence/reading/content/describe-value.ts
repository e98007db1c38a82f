import type { MetadataEntry } from './file-reading.ts';

const MAX_LIST = 20;

/** Metadata entries of an object's plain values, in the order of `names` when given. */
export function describeValues(
  values: Readonly<Record<string, unknown>>,
  names = Object.keys(values),
): MetadataEntry[] {
  return names.flatMap((name) => {
    const value = describeValue(values[name]);
    return value === null ? [] : [{ name: spaced(name), value }];
  });
}

function describeValue(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (Array.isArray(value) && value.length <= MAX_LIST)
    return value.map(describeValue).filter(Boolean).join(', ');
  // Raw bytes and nested objects are left out: a person cannot read them.
  return null;
}

/** `DateTimeOriginal` as "Date Time Original". */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ');
