import { stripEnd } from '@fap/shared/kernel/strip-end.ts';
import type { Chain } from '@fap/shared/vault/constants.ts';
import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';
import * as v from 'valibot';
import { FetchRefusal, guardedRequest } from '../../../platform/fetch/guarded-fetch.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import type { BlockSource } from './anchor-ports.ts';

const hashSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[0-9a-f]{64}$/u));
const blockSchema = v.object({
  merkle_root: hashSchema,
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32)),
  height: v.optional(v.number()),
});
const headerSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[0-9a-f]{160}$/u));
const MAX_BYTES = 64 * 1024;
/** Short timeout: somebody waits for the verdict. */
const TIMEOUT_MS = 6_000;

/**
 * Block headers from an explorer that speaks Esplora (`/block-height/:height`, `/block/:hash`). It may be anywhere, for the
 * operator chose it; it can send us nowhere else inside.
 */
export class EsploraBlocks implements BlockSource {
  readonly chain: Chain = 'bitcoin';
  readonly #base: string;
  readonly #reach: OutgoingReach;

  constructor(base: string, reach: OutgoingReach) {
    this.#base = stripEnd(base, '/');
    this.#reach = reach;
  }

  async find(height: number): Promise<BlockHeader | null> {
    const text = await this.#read(`/block-height/${height}`);
    if (text === null) return null;
    const hash = check(hashSchema, text);
    const answer = await this.#read(`/block/${hash}`);
    if (answer === null) return null;
    const block = check(blockSchema, parseJson(answer));
    if (block.height !== undefined && block.height !== height) throw malformed();
    return {
      chain: this.chain,
      height,
      hash,
      merkleRoot: block.merkle_root,
      time: new Date(block.timestamp * 1000).toISOString(),
    };
  }

  async readHeader(hash: string): Promise<string | null> {
    const text = await this.#read(`/block/${hash}/header`);
    return text === null ? null : check(headerSchema, text);
  }

  async #read(path: string): Promise<string | null> {
    try {
      const { bytes } = await guardedRequest(`${this.#base}${path}`, {
        allowPrivate: this.#reach.allowPrivate,
        ownOrigin: new URL(this.#base).origin,
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
      });
      return bytes.toString('utf8');
    } catch (error) {
      if (error instanceof FetchRefusal && error.status === 404) return null;
      throw error;
    }
  }
}

const malformed = () => new FetchRefusal('malformed', 'The explorer answers something that is no block');

function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw malformed();
  return result.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}
