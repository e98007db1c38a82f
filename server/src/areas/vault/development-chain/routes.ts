import { explorerHex } from '@fap/shared/vault/explorer-hex.ts';
import type { Gatekeeper } from '../../../platform/http/gatekeeper.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { parseHeader } from './block.ts';
import { findBlockRow, getTip } from './blocks.ts';
import { acceptDigest, DEVELOPMENT_CALENDARS, findCommitment, toPromiseAddress } from './calendar.ts';

/** Path of the development chain's explorer, with the protocol of Esplora. */
export const DEVELOPMENT_ESPLORA = '/development-chain/esplora';
/** Hashes and messages of the chain have 32 bytes. */
const HEX = /^[0-9a-f]{64}$/iu;
/** No digest is longer; public calendars take as much. */
const MAX_DIGEST_BYTES = 64;
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };
const BINARY = { 'Content-Type': 'application/vnd.opentimestamps.v1' };

/**
 * Serves the demo's stand-in for Bitcoin in the protocols of the real ones, so that any OpenTimestamps client can stamp,
 * upgrade and verify here: two calendars, and an explorer of the blocks.
 */
export function bindDevelopmentChain(
  app: HttpApp,
  ctx: Ctx,
  publicOrigin: () => string,
  gatekeeper: Pick<Gatekeeper, 'isAllowedOrigin'>,
): void {
  const findByHash = async (hash: string) =>
    HEX.test(hash) ? findBlockRow(ctx, { hash: hash.toLowerCase() }) : null;
  app.use('/development-chain/*', async (http, next) => {
    http.set('ctx', { ...ctx, requestId: ctx.ids.uuid() });
    await next();
  });
  for (const path of DEVELOPMENT_CALENDARS) {
    app.post(`${path}/digest`, async (http) => {
      if (!gatekeeper.isAllowedOrigin(http.req.header('origin')))
        return http.text('This request came from another site', 403, PLAIN);
      const length = Number(http.req.header('content-length') ?? Number.NaN);
      // Checked before it is read: nobody sends a file here.
      if (!(length >= 1 && length <= MAX_DIGEST_BYTES))
        return http.text('A digest has 1 to 64 bytes', 400, PLAIN);
      const digest = new Uint8Array(await http.req.arrayBuffer());
      const timestamp = await acceptDigest(ctx, `${toPromiseAddress(publicOrigin())}${path}`, digest);
      return http.body(Uint8Array.from(timestamp), 200, BINARY);
    });
    app.get(`${path}/timestamp/:message`, async (http) => {
      const message = http.req.param('message').toLowerCase();
      const found = HEX.test(message) ? await findCommitment(ctx, message) : 'unknown';
      if (found === 'unknown') return http.text('Commitment not found', 404, PLAIN);
      if (found === 'waiting') return http.text('Pending confirmation in the development chain', 404, PLAIN);
      return http.body(Uint8Array.from(found), 200, BINARY);
    });
  }
  app.get(`${DEVELOPMENT_ESPLORA}/blocks/tip/height`, async (http) =>
    http.text(String((await getTip(ctx)).height), 200, PLAIN),
  );
  app.get(`${DEVELOPMENT_ESPLORA}/block-height/:height`, async (http) => {
    const height = http.req.param('height');
    const block = /^\d{1,9}$/u.test(height) ? await findBlockRow(ctx, { height: Number(height) }) : null;
    return block ? http.text(explorerHex(block.hash), 200, PLAIN) : http.text('Block not found', 404, PLAIN);
  });
  app.get(`${DEVELOPMENT_ESPLORA}/block/:hash`, async (http) => {
    const block = await findByHash(http.req.param('hash'));
    if (!block) return http.text('Block not found', 404, PLAIN);
    const { version, previousHash, merkleRoot, time, bits, nonce } = parseHeader(block.header);
    return http.json({
      id: explorerHex(block.hash),
      height: block.height,
      version,
      timestamp: time,
      merkle_root: explorerHex(merkleRoot),
      previousblockhash: explorerHex(previousHash),
      bits,
      nonce,
    });
  });
  app.get(`${DEVELOPMENT_ESPLORA}/block/:hash/header`, async (http) => {
    const block = await findByHash(http.req.param('hash'));
    return block
      ? http.text(block.header.toString('hex'), 200, PLAIN)
      : http.text('Block not found', 404, PLAIN);
  });
}
