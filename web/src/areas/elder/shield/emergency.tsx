import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { COUNTRIES, dialAddress } from '@fap/shared/help/helplines.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone, Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useChangeShield } from '../actions.ts';
import { EmergencyCall } from '../parts/emergency-calls.tsx';
import { Problem } from '../parts/problem.tsx';
import { Section } from '../parts/section.tsx';

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

export interface EmergencyProps {
  country: CountryHelp;
  /** Of guardians who accepted. */
  guardianNames: readonly string[];
}

/** Emergency contacts of the elder's country, to call with one press, and a card to print. */
export function Emergency({ country, guardianNames }: EmergencyProps) {
  const change = useChangeShield();
  const lines = country.lines.filter(({ phone }) => phone !== undefined);
  return (
    <Section
      title={t`Emergency contacts`}
      lead={t`Public numbers. None of them is ours, and all of them are free to ask.`}
    >
      <Field label={t`Your country`} className="max-w-md">
        {(control) => (
          <Select
            {...control}
            options={OPTIONS}
            value={country.code}
            onChange={(event) => change.mutate({ country: event.target.value })}
          />
        )}
      </Field>
      <Problem text={change.problem} />
      <EmergencyCall number={country.emergency} />
      <ul className="grid gap-4">
        {lines.map(({ name, does, phone = '' }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">{name}</p>
              <p className="text-ink-soft">{does}</p>
            </div>
            <Button asChild size="lg">
              <a href={dialAddress(phone)} aria-label={t`Call ${name}: ${phone}`}>
                <Phone aria-hidden className="size-5" />
                {phone}
              </a>
            </Button>
          </li>
        ))}
      </ul>
      <Card emergency={country.emergency} line={lines[0]} guardianNames={guardianNames} />
    </Section>
  );
}

function Card({
  emergency,
  line,
  guardianNames,
}: {
  emergency: string;
  line: { name: string; phone?: string } | undefined;
  guardianNames: readonly string[];
}) {
  return (
    <div>
      <div data-print-card className="rounded-lg border-2 border-line-strong p-5">
        <h3 className="text-lg font-semibold">
          <Trans>Beside the telephone</Trans>
        </h3>
        <ol className="mt-2 list-decimal space-y-1 pl-6">
          <li>
            <Trans>Somebody wants money, a code or gift cards? Hang up.</Trans>
          </li>
          <li>
            <Trans>Wait ten minutes. Honest people can wait.</Trans>
          </li>
          <li>
            <Trans>Call back on a number you know, from your card or your own book.</Trans>
          </li>
          <li>
            <Trans>Nobody honest asks you to keep it secret.</Trans>
          </li>
        </ol>
        <p className="mt-3">
          <Trans>
            Emergency: <strong>{emergency}</strong>
          </Trans>
          {line?.phone && (
            <>
              {' '}
              · {line.name}: <strong>{line.phone}</strong>
            </>
          )}
        </p>
        <p>
          {guardianNames.length > 0 ? `${guardianNames.join(', ')}: ` : t`Somebody I trust: `}
          <span aria-hidden>____________________</span>
        </p>
      </div>
      <Button size="lg" className="mt-3" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        <Trans>Print this card</Trans>
      </Button>
    </div>
  );
}
