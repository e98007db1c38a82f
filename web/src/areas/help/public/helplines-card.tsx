import type { CountryHelp, Helpline } from '@fap/shared/help/country-help.ts';
import { COUNTRIES, dialAddress } from '@fap/shared/help/helplines.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

/** Helplines of one country, at first of this one. */
export function HelplinesCard({ country: first }: { country: string }) {
  const [code, setCode] = useState(first);
  const country = COUNTRIES.find((one) => one.code === code);
  return (
    <Card>
      <CardHeader id="helplines" title={t`Whom to call`} hint={t`Public helplines. None of them is ours.`} />
      <CardBody className="space-y-5">
        <Field label={t`Country`} className="max-w-xs">
          {(control) => (
            <Select
              {...control}
              options={OPTIONS}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        {country && <CountryLines country={country} />}
      </CardBody>
    </Card>
  );
}

function CountryLines({ country: { name, emergency, lines } }: { country: CountryHelp }) {
  return (
    <>
      <p className="text-lg">
        <Trans>
          In danger, or is somebody at your door? Call{' '}
          <strong className="font-semibold whitespace-nowrap">{emergency}</strong>.
        </Trans>
      </p>
      <ul aria-label={t`Helplines: ${name}`} className="divide-y divide-line">
        {lines.map((line) => (
          <LineRow key={line.name} line={line} />
        ))}
      </ul>
    </>
  );
}

function LineRow({ line: { name, does, phone, site } }: { line: Helpline }) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="font-semibold">{name}</p>
      <p className="mt-0.5">{does}</p>
      <p className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {phone && (
          <a href={dialAddress(phone)} className="link inline-flex min-h-11 items-center text-lg">
            {phone}
          </a>
        )}
        {site && (
          <a
            href={`https://${site}`}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center break-all"
          >
            {site}
          </a>
        )}
      </p>
    </li>
  );
}
