import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Reads a JSON file of this wing (a path below it) and checks it; throws with the file's name and the place of the first fault. */
export function readData<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(
    schema,
    JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')),
  );
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${path}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
