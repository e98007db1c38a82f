import type { Bench } from '../bench.ts';
import { isStoringPeer, type PeerName } from '../report/sample.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { startPeer, startStoringPeer } from './start-peer.ts';
import { startProduct } from './start-product.ts';

/** Starts a document server; ours is the whole product. */
export function startDocumentServer(bench: Bench, peer: PeerName): Promise<ServerUnderTest> {
  if (peer === 'ours') return startProduct(bench);
  return isStoringPeer(peer) ? startStoringPeer(bench, peer) : startPeer(peer);
}

/** Runs a function against a server and stops the server afterwards, also on failure. */
export async function withServer<Server extends ServerUnderTest, T>(
  starting: Promise<Server>,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const server = await starting;
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
