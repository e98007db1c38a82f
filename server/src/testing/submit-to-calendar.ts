import { timestampAlong, writeTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { eq } from 'drizzle-orm';
import { collectBatch } from '../areas/vault/anchoring/collect-batch.ts';
import { submitBatch } from '../areas/vault/anchoring/submit-batch.ts';
import { anchorLeaf } from '../db/schema/vault.ts';
import type { World } from './world.ts';

const CALENDAR = 'https://calendar.example';

/** Submits an evidence item's digest to a fake calendar that accepts it at once. */
export async function submitToCalendar(world: World, evidenceId: string): Promise<void> {
  await world.drain();
  await collectBatch(world.ctx);
  const [leaf] = await world.db
    .select({ batchId: anchorLeaf.batchId })
    .from(anchorLeaf)
    .where(eq(anchorLeaf.evidenceId, evidenceId));
  if (!leaf?.batchId) throw new Error('the digest is in no batch');
  const calendars = {
    addresses: () => [CALENDAR],
    submit: async (_address: string, digest: Uint8Array) =>
      writeTimestamp(timestampAlong(digest, [], { type: 'pending', calendar: CALENDAR })),
    isKnown: (calendar: string) => calendar === CALENDAR,
    complete: async () => null,
  };
  await submitBatch(
    world.ctx,
    { calendars, blocks: [], pace: { gatherSeconds: 0, soonestCheckSeconds: 15 } },
    leaf.batchId,
  );
}
