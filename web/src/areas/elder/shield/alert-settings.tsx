import { ON_TIMEOUT } from '@fap/shared/elder/constants.ts';
import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useChangeShield } from '../actions.ts';
import { Problem } from '../parts/problem.tsx';
import { Section } from '../parts/section.tsx';
import { TryStatement } from '../payments/try-statement.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { WhatIf } from './what-if.tsx';

const CARE = [
  { value: '35', label: t`Careful: more alerts` },
  { value: '50', label: t`Balanced` },
  { value: '65', label: t`Only the strongest signs` },
];
const TIMEOUT_LABELS: Record<(typeof ON_TIMEOUT)[number], string> = {
  block: t`Count it as stopped`,
  release: t`Count it as released`,
};
const HOURS = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

/** How alerts reach the elder, and what happens when nobody answers. */
export function AlertSettings({ settings }: { settings: ProtectionStatus['settings'] }) {
  const change = useChangeShield(() =>
    toast({ title: t`Saved`, description: t`It counts from the next payment on.`, variant: 'success' }),
  );
  const care = CARE.some(({ value }) => value === String(settings.flagFrom))
    ? CARE
    : [...CARE, { value: String(settings.flagFrom), label: t`From ${settings.flagFrom} points` }];
  return (
    <Section
      title={t`Alert settings`}
      lead={t`Alerts always stand on this page. Here you choose how else they reach you.`}
    >
      <SoundSwitch />
      <p>
        <Trans>
          Alerts can also appear on your phone while this page is closed. You choose that on{' '}
          <Link href={paths.account()} className="link">
            your account’s page
          </Link>
          , under “Notices on this device”.
        </Trans>
      </p>
      <Problem text={change.problem} />
      <Field label={t`How careful should we be?`} className="max-w-md">
        {(control) => (
          <Select
            {...control}
            options={care}
            value={String(settings.flagFrom)}
            onChange={(event) => change.mutate({ flagFrom: Number(event.target.value) })}
          />
        )}
      </Field>
      <Field
        label={t`If nobody decides within 24 hours`}
        hint={t`About a payment that is paused in Elder Shield.`}
        className="max-w-md"
      >
        {(control) => (
          <Select
            {...control}
            options={ON_TIMEOUT.toReversed().map((value) => ({ value, label: TIMEOUT_LABELS[value] }))}
            value={settings.onTimeout}
            onChange={(event) => {
              const onTimeout = ON_TIMEOUT.find((one) => one === event.target.value);
              if (onTimeout) change.mutate({ onTimeout });
            }}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-4">
        <legend className="mb-2 font-semibold">
          <Trans>When do you usually pay?</Trans>
        </legend>
        <Field label={t`From`} className="min-w-36">
          {(control) => (
            <Select
              {...control}
              options={HOURS.slice(0, -1)}
              value={String(settings.usualFrom)}
              onChange={(event) =>
                change.mutate({ usualFrom: Number(event.target.value), timeZone: ownTimeZone() })
              }
            />
          )}
        </Field>
        <Field label={t`Until`} className="min-w-36">
          {(control) => (
            <Select
              {...control}
              options={HOURS.slice(1)}
              value={String(settings.usualUntil)}
              onChange={(event) =>
                change.mutate({ usualUntil: Number(event.target.value), timeZone: ownTimeZone() })
              }
            />
          )}
        </Field>
      </fieldset>
      <Later title={t`Try other settings on your own past`}>
        <WhatIf key={`${settings.transactionThreshold} ${settings.flagFrom}`} settings={settings} />
      </Later>
      <Later title={t`Try the rules on a statement`}>
        <TryStatement />
      </Later>
    </Section>
  );
}

/** A part that is there when it is opened: what it asks the server for is not asked before. */
function Later({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-12 cursor-pointer py-2 font-semibold">{title}</summary>
      {isOpen && <div className="mt-3">{children}</div>}
    </details>
  );
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
