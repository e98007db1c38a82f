import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Context } from 'hono';
import type { HttpVariables } from './http-app.ts';
import { parseInput } from './parse-input.ts';

/** Largest JSON or form body, in bytes; files have their own limit in the multipart parser. */
export const BODY_MAX_BYTES = 256 * 1024;

/** Parses the body that an endpoint declares; throws WRONG_TYPE, TOO_LARGE or INVALID. */
export async function parseBody(
  http: Context<HttpVariables>,
  endpoint: EndpointDefinition,
): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const kind = endpoint.bodyKind ?? 'json';
  const type = (http.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const bytes = await loadLimited(http);
  if (endpoint.bodyOptional && bytes.byteLength === 0) return parseInput(endpoint.body, undefined);
  const wanted = kind === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  if (type !== wanted) throw new AppError('WRONG_TYPE', { message: t`Send this as ${wanted}` });
  const text = decodeUtf8(bytes);
  return parseInput(
    endpoint.body,
    kind === 'json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text)),
  );
}

async function loadLimited(http: Context<HttpVariables>): Promise<Uint8Array> {
  if (Number(http.req.header('content-length') ?? 0) > BODY_MAX_BYTES) throw new AppError('TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of http.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) throw new AppError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('INVALID', { message: t`The body is not UTF-8 text` });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID', { message: t`The body is not JSON` });
  }
}
