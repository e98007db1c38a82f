import type { Choices } from '@fap/shared/agents/choices.ts';
import { NOTHING_SHOWN } from '@fap/shared/agents/choices.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import { actAs, type TestAccount } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';
import { changeChoices } from '../choices/change-choices.ts';

/** Writes decided pieces of an agent straight into the table: reviews one by one would take minutes. */
export async function makeDecided(
  world: World,
  author: TestAccount,
  { clusterId, accepted = 0, disputed = 0 }: { clusterId: string; accepted?: number; disputed?: number },
): Promise<void> {
  const statuses = [
    ...Array.from({ length: accepted }, () => 'confirmed' as const),
    ...Array.from({ length: disputed }, () => 'disputed' as const),
  ];
  await world.db.insert(contribution).values(
    statuses.map((status) => {
      world.clock.advanceSeconds(1);
      return {
        id: world.name('piece'),
        clusterId,
        layer: 3,
        authorId: author.id,
        content: 'What is known',
        type: 'text' as const,
        confidence: 60,
        status,
        origin: 'agent' as const,
        hash: 'a hash',
        createdAt: world.clock.now(),
      };
    }),
  );
}

/** Lets others see these parts of an agent, and nothing else. */
export const show = (world: World, agent: TestAccount, shown: Partial<Choices>): Promise<Choices> =>
  changeChoices(actAs(world, agent), { ...NOTHING_SHOWN, ...shown });
