import { readFile } from 'node:fs/promises';
import {
  BUILT_IN_SOURCES,
  SOURCE_FORMATS,
  SOURCE_TIERS,
  type SourceDefinition,
  sourceIdOf,
} from '@fap/shared/harvest/sources.ts';
import { storableText } from '@fap/shared/kernel/schemas.ts';
import * as v from 'valibot';
import { ConfigurationError } from '../../platform/runtime/env.ts';

const nameSchema = v.pipe(storableText(200), v.trim(), v.minLength(1));
const fileSchema = v.pipe(
  v.array(
    v.object({
      name: nameSchema,
      tier: v.picklist(SOURCE_TIERS),
      format: v.picklist(SOURCE_FORMATS),
      url: v.pipe(v.string(), v.url(), v.regex(/^https?:/iu)),
    }),
  ),
  v.minLength(1),
  v.maxLength(100),
  v.check((list) => new Set(list.map(({ name }) => idOf(name))).size === list.length, 'two have one name'),
);

/** The sources of this installation: those of SOURCES_FILE, else the built-in ten; throws ConfigurationError. */
export async function loadConfiguredSources(path: string | null): Promise<readonly SourceDefinition[]> {
  if (path === null) return BUILT_IN_SOURCES;
  const refuse = (why: string) => new ConfigurationError(`SOURCES_FILE ${path} cannot be used: ${why}`);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw refuse((error as Error).message);
  }
  const result = v.safeParse(fileSchema, value);
  if (result.success) return result.output.map((source) => ({ ...source, id: idOf(source.name) }));
  const [issue] = result.issues;
  const where = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  throw refuse(`${where} ${issue.message}`.trim());
}

const idOf = (name: string): string => sourceIdOf(name) || 'source';
