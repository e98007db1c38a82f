import type { CsvCell } from '@fap/shared/kernel/csv.ts';
import type * as v from 'valibot';

/** A column of CSV: its name is the path of a field in the call's answer. */
export interface Column {
  name: string;
  path: readonly string[];
}

interface AnySchema extends v.GenericSchema {
  entries?: Readonly<Record<string, AnySchema>>;
  wrapped?: AnySchema;
  options?: readonly unknown[];
  pipe?: readonly [AnySchema];
}

/**
 * The columns of a list by the schema of its items: one for each field, fields of fields included. What is defanged is there in that form
 * alone, so that no spreadsheet makes a link of it.
 */
export function columnsOf(schema: v.GenericSchema): Column[] {
  const names = new Map<string, readonly string[]>();
  for (const path of leavesOf(schema as AnySchema, [])) names.set(path.join('.'), path);
  return [...names].map(([name, path]) => ({ name, path }));
}

function leavesOf(schema: AnySchema, path: readonly string[]): (readonly string[])[] {
  const { wrapped, entries, options } = schema;
  if (wrapped) return leavesOf(wrapped, path);
  if (entries)
    return Object.entries(entries)
      .filter(([name]) => name !== 'value' || !('defanged' in entries))
      .flatMap(([name, field]) => leavesOf(field, [...path, name]));
  // Items or fields of several shapes have the columns of each; a choice of words has words for options.
  const shapes = (options ?? []).filter((option): option is AnySchema => isObjectSchema(option));
  return shapes.length > 0 ? shapes.flatMap((shape) => leavesOf(shape, path)) : [path];
}

const isObjectSchema = (option: unknown): boolean =>
  typeof option === 'object' && option !== null && 'entries' in option;

/** What stands in a column of an item: words and numbers as they are, lists of them in one cell, and anything else as JSON. */
export function cellOf(item: unknown, { path }: Column): CsvCell {
  let value = item;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
