import { afterAll, beforeAll, expect, test } from 'vitest';
import { BitcoinServer } from '../../../testing/bitcoin-server.ts';
import { EsploraBlocks } from './esplora-blocks.ts';

let bitcoin: BitcoinServer;
let other: BitcoinServer;
beforeAll(async () => {
  bitcoin = await BitcoinServer.start();
  other = await BitcoinServer.start();
});
afterAll(() => Promise.all([bitcoin.stop(), other.stop()]));

test('the configured explorer may be inside, and cannot send us elsewhere inside', async () => {
  const explorer = new EsploraBlocks(bitcoin.explorer, {
    ownOrigin: () => other.url,
    allowPrivate: false,
  });
  const { merkleRoot } = bitcoin.addBlock(700_000, 'c'.repeat(64));
  expect(await explorer.find(700_000)).toMatchObject({ height: 700_000, merkleRoot });
  expect(await explorer.find(700_001)).toBeNull();
  for (const location of [`${other.url}/explorer/block-height/1`, '/metrics']) {
    bitcoin.answers.set('/explorer/block-height/700001', (response) =>
      response.writeHead(302, { location }).end(),
    );
    await expect(explorer.find(700_001), location).rejects.toMatchObject({ kind: 'blocked' });
  }
  expect(other.asked).toEqual([]);
  expect(bitcoin.asked).not.toContain('GET /metrics');
});
