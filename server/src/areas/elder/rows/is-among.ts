import { type Column, type SQL, sql } from 'drizzle-orm';

/** Whether a text column holds one of these; one parameter however many they are, where `inArray` takes one for each. */
export const isAmong = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;
