import { t } from '@fap/shared/kernel/words.ts';
import { utf8 } from '@scure/base';
import * as v from 'valibot';
import { CHAINS } from '../../vault/constants.ts';
import { type ManifestItem, PROVENANCES } from '../manifest.ts';
import type { BagBlockHeader, BagCustodyLog, BagHead } from './bag-layout.ts';
import type { BagFiles } from './open-bag.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, 'not 64 hexadecimal digits'));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.nonEmpty());

// Strict: what an entry says beyond what its hash covers would be believed without being proven.
export const logSchema: v.GenericSchema<unknown, BagCustodyLog> = v.strictObject({
  version: v.literal(1),
  chain: name,
  entries: v.array(
    v.strictObject({
      seq: count,
      at: name,
      action: name,
      actor: hash,
      subject: hash,
      change: hash,
      entryHash: hash,
    }),
  ),
});

export const headsSchema: v.GenericSchema<unknown, BagHead[]> = v.array(
  v.strictObject({ seq: count, head: hash, manifestSha256: hash, digest: hash, proof: v.nullable(name) }),
);

export const headersSchema: v.GenericSchema<unknown, BagBlockHeader[]> = v.array(
  v.strictObject({
    height: count,
    header: v.pipe(v.string(), v.regex(/^[0-9a-f]{160}$/u, 'not 160 hexadecimal digits')),
    chain: v.picklist(CHAINS),
  }),
);

/** The text of `writeManifest`. */
export interface ItemsManifest {
  version: 1;
  chain: string;
  items: ManifestItem[];
}

export const itemsSchema: v.GenericSchema<unknown, ItemsManifest> = v.strictObject({
  version: v.literal(1),
  chain: name,
  items: v.array(
    v.strictObject({
      evidenceId: name,
      sha256: hash,
      sizeBytes: count,
      mimeType: v.string(),
      receivedAt: name,
      provenance: v.picklist(PROVENANCES),
      custodian: v.string(),
    }),
  ),
});

/** A part of a bag as it was read, or why it cannot be. */
export type Read<Value> = { value: Value; flaw: null } | { value: null; flaw: string };

/** Bytes as text; null unless they are UTF-8. */
export function readText(bytes: Uint8Array): string | null {
  try {
    return utf8.encode(bytes);
  } catch {
    return null;
  }
}

/** A JSON file of a bag. */
export function readJson<Value>(
  files: BagFiles,
  path: string,
  schema: v.GenericSchema<unknown, Value>,
): Read<Value> {
  const bytes = files.get(path);
  if (!bytes) return { value: null, flaw: t`It is not in the bag.` };
  const text = readText(bytes);
  const json = text === null ? undefined : parse(text);
  if (json === undefined) return { value: null, flaw: t`It cannot be read: it is not JSON in UTF-8.` };
  const { success, output, issues } = v.safeParse(schema, json, { abortEarly: true });
  if (success) return { value: output, flaw: null };
  const [issue] = issues;
  const at = v.getDotPath(issue);
  return {
    value: null,
    flaw: t`It is not in the form it has to be${at ? t`, at ${at}` : ''}: ${issue.message}.`,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
