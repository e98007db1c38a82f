import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Loads and validates a JSON file of the demo; throws with the file's name and the path of the first fault. */
export function loadData<Schema extends v.GenericSchema>(file: URL, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = file.pathname.split('/').slice(-2).join('/');
  throw new Error(`${name}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
