import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { Trans } from '@lingui/react/macro';
import { EmergencyCalls } from './emergency-calls.tsx';
import { Problem } from './problem.tsx';

export interface SendProblemProps {
  text: string | null;
  country: CountryHelp;
}

/** What asked for help was not sent: says so, and whom to call instead. */
export function SendProblem({ text, country }: SendProblemProps) {
  if (text === null) return null;
  return (
    <div className="grid w-full gap-3">
      <Problem text={text} />
      <p>
        <Trans>You can still call somebody:</Trans>
      </p>
      <EmergencyCalls country={country} />
    </div>
  );
}
