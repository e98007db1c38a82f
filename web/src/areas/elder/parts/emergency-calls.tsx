import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { CallLink } from './call-link.tsx';

/** The two numbers for right now: danger, and advice about fraud. */
export function EmergencyCalls({ country }: { country: CountryHelp }) {
  const line = country.lines.find(({ phone }) => phone !== undefined);
  return (
    <>
      <EmergencyCall number={country.emergency} />
      {line?.phone && (
        <CallLink phone={line.phone}>
          Call {line.name}: <span className="whitespace-nowrap">{line.phone}</span>
        </CallLink>
      )}
    </>
  );
}

/** Calls the emergency number with one press. */
export function EmergencyCall({ number }: { number: string }) {
  return (
    <CallLink phone={number} variant="danger">
      Emergency: call {number}
    </CallLink>
  );
}
