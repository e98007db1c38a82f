import { STAMPED_KINDS } from '@fap/shared/vault/constants.ts';
import { collectBatch } from '../areas/vault/anchoring/collect-batch.ts';
import { followBatch } from '../areas/vault/anchoring/follow-batch.ts';
import { submitBatch } from '../areas/vault/anchoring/submit-batch.ts';
import { mineBlock } from '../areas/vault/development-chain/mine-block.ts';
import { developmentPorts } from '../areas/vault/development-chain/ports.ts';
import type { World } from './world.ts';

/** Anchors all waiting digests in a block of the development chain, and runs the reactions. */
export async function anchorNow(world: World): Promise<void> {
  await world.drain();
  const ports = developmentPorts(world.ctx);
  for (const holds of STAMPED_KINDS) {
    const next = () => collectBatch(world.ctx, { holds });
    for (let id = await next(); id; id = await next()) {
      await submitBatch(world.ctx, ports, id);
      await mineBlock(world.ctx);
      await followBatch(world.ctx, ports, id);
    }
  }
  await world.drain();
}
