import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { listAll } from '../../../platform/lists.ts';

/** Names of the guardians who get alerts: nobody else is told of anything. */
export const alertedGuardians = (status: ProtectionStatus | undefined): string[] =>
  (status?.guardianContacts ?? []).flatMap(({ name, scopes }) =>
    name !== null && scopes.includes('alerts') ? [name] : [],
  );

/** Names as one says them. */
export const listNames = (names: readonly string[]): string => listAll(names);
