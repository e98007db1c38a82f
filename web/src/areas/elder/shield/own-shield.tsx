import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { ReadAlerts } from '../alerts/read-alerts.tsx';
import { GuardianSetup } from '../guardians/guardian-setup.tsx';
import { AllowedPayees } from '../payments/allowed-payees.tsx';
import { BankFeed } from '../payments/bank-feed.tsx';
import { ImportStatement } from '../payments/import-statement.tsx';
import { MoneyFlow } from '../payments/money-flow.tsx';
import { Monitor } from '../payments/monitor.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { BankingOverlay } from './banking-overlay.tsx';
import { Emergency } from './emergency.tsx';
import { SecondPath } from './second-path.tsx';

export interface OwnShieldProps {
  status: ProtectionStatus;
  country: CountryHelp;
  /** Typed for a guardian and not sent yet. */
  guardianEmail: string;
  onGuardianEmail: (email: string) => void;
}

/** One's own payments, and what one chooses, brings in and prepares: everything below the first view. */
export function OwnShield({ status, country, guardianEmail, onGuardianEmail }: OwnShieldProps) {
  const { settings, guardianContacts } = status;
  return (
    <>
      <Monitor isActive={status.isActive} />
      <ReadAlerts />
      <ImportStatement />
      <BankingOverlay settings={settings} />
      <MoneyFlow status={status} />
      <GuardianSetup guardians={guardianContacts} email={guardianEmail} onEmail={onGuardianEmail} />
      <AlertSettings settings={settings} />
      <Emergency country={country} guardianNames={guardianContacts.flatMap(({ name }) => name ?? [])} />
      <SecondPath helper={status.helper} />
      <AllowedPayees />
      <BankFeed />
    </>
  );
}
