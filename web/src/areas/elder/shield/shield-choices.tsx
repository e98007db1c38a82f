import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { GuardianSetup } from '../guardians/guardian-setup.tsx';
import { AllowedPayees } from '../payments/allowed-payees.tsx';
import { BankFeed } from '../payments/bank-feed.tsx';
import { ImportStatement } from '../payments/import-statement.tsx';
import { MoneyFlow } from '../payments/money-flow.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { BankingOverlay } from './banking-overlay.tsx';
import { Emergency } from './emergency.tsx';
import { SecondPath } from './second-path.tsx';

export interface ShieldChoicesProps {
  status: ProtectionStatus;
  guardianEmail: string;
  onGuardianEmail: (email: string) => void;
}

/** What an elder chooses, brings in and prepares: everything below the first view. */
export function ShieldChoices({ status, guardianEmail, onGuardianEmail }: ShieldChoicesProps) {
  const { settings, guardianContacts } = status;
  return (
    <>
      <ImportStatement />
      <BankingOverlay key={settings.transactionThreshold} settings={settings} />
      <MoneyFlow status={status} />
      <GuardianSetup guardians={guardianContacts} email={guardianEmail} onEmail={onGuardianEmail} />
      <AlertSettings settings={settings} />
      <Emergency
        country={settings.country}
        guardianNames={guardianContacts.flatMap(({ name }) => name ?? [])}
      />
      <SecondPath helper={status.helper} />
      <AllowedPayees />
      <BankFeed />
    </>
  );
}
