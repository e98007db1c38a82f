import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';

/** Names of the guardians who get alerts: nobody else is told of anything. */
export const alertedGuardians = (status: ProtectionStatus | undefined): string[] =>
  (status?.guardianContacts ?? []).flatMap(({ name, scopes }) =>
    name !== null && scopes.includes('alerts') ? [name] : [],
  );

const LIST = new Intl.ListFormat('en');
/** Names as one says them. */
export const listNames = (names: readonly string[]): string => LIST.format(names);
