import type { NewCase } from '@fap/shared/cases/contract.ts';
import { createCase } from '../areas/cases/index.ts';
import { actAs, type TestAccount } from './factories.ts';
import type { World } from './world.ts';

/** Opens a case of this person and gives its number. */
export async function makeCase(
  world: World,
  owner: TestAccount,
  changes: Partial<NewCase> = {},
): Promise<string> {
  const input = {
    title: 'Locked balances',
    description: 'Several people paid a release fee for balances that stayed locked.',
    scamType: 'investment_coaching' as const,
    ...changes,
  };
  return (await createCase(actAs(world, owner), input)).id;
}
