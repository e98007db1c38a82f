import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { Trans } from '@lingui/react/macro';
import { CallLink } from './call-link.tsx';

/** The two numbers for right now: danger, and advice about fraud. */
export function EmergencyCalls({ country }: { country: CountryHelp }) {
  const line = country.lines.find(({ phone }) => phone !== undefined);
  return (
    <>
      <EmergencyCall number={country.emergency} />
      {line?.phone && (
        <CallLink phone={line.phone}>
          <Trans>
            Call {line.name}: <span className="whitespace-nowrap">{line.phone}</span>
          </Trans>
        </CallLink>
      )}
    </>
  );
}

/** Calls the emergency number with one press. */
export function EmergencyCall({ number }: { number: string }) {
  return (
    <CallLink phone={number} variant="danger">
      <Trans>Emergency: call {number}</Trans>
    </CallLink>
  );
}
