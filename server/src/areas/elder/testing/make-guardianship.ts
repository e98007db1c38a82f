import { GUARDIAN_SCOPES, type GuardianScope } from '@fap/shared/elder/scopes.ts';
import { guardianship } from '../../../db/schema/elder.ts';
import type { TestAccount } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';

export interface MadeGuardianship {
  elder: TestAccount;
  /** Null: invited and not accepted. */
  guardian: TestAccount | null;
  scopes?: readonly GuardianScope[];
  isRevoked?: boolean;
  position?: number;
}

/** A guardianship as it stands in the database, with all scopes unless told otherwise; gives its id. */
export async function makeGuardianship(
  world: World,
  { elder, guardian, scopes = GUARDIAN_SCOPES, isRevoked = false, position = 0 }: MadeGuardianship,
): Promise<string> {
  const id = world.name('guardianship');
  const now = world.clock.now();
  await world.db.insert(guardianship).values({
    id,
    elderId: elder.id,
    guardianId: guardian?.id ?? null,
    email: guardian?.email ?? `${id}@example.com`,
    scopes: [...scopes],
    position,
    expiresAt: now,
    acceptedAt: guardian ? now : null,
    revokedAt: isRevoked ? now : null,
    createdAt: now,
  });
  return id;
}
