import type { Account } from '@fap/shared/auth/account-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { AccountForm } from './account-form.tsx';
import { beginFactor, confirmFactor, removeFactor, renewRecoveryCodes } from './data.ts';
import { PASSWORD, PasswordDialog } from './password-dialog.tsx';

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode);

/** The authenticator app: how it is set up, its recovery codes, and how it is removed. */
export function FactorCard({ factor }: { factor: Account['factor'] }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const putCodesAway = () => {
    flushSync(() => setCodes(null));
    moveFocusTo(state.current, 'center');
  };
  return (
    <Card id="authenticator-app">
      <CardHeader
        title={t`Authenticator app`}
        hint={t`Your password then needs a code from your phone too, so a stolen password is not enough.`}
      />
      <CardBody className="grid gap-5">
        {codes && <RecoveryCodes codes={codes} onDone={putCodesAway} />}
        {factor ? (
          <>
            <p ref={state} tabIndex={-1}>
              <Trans>
                Set up <RelativeTime at={factor.since} />. {describeCodes(factor.recoveryCodes)}
              </Trans>
            </p>
            <div className="flex flex-wrap gap-3">
              <PasswordDialog
                title={t`New recovery codes`}
                description={t`The old codes stop working.`}
                action={t`New recovery codes`}
                save={async (values) => setCodes(await renewRecoveryCodes(values))}
                success={{ title: t`New codes`, description: t`Save them now: we show them only this once.` }}
              />
              <PasswordDialog
                title={t`Remove the authenticator app`}
                description={t`Signing in then needs your password only.`}
                action={t`Remove the app`}
                save={removeFactor}
                success={{ title: t`App removed`, description: t`We won’t ask for a code any more.` }}
              />
            </div>
          </>
        ) : (
          <SetUp onCodes={setCodes} />
        )}
      </CardBody>
    </Card>
  );
}

function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null);
  if (!begun)
    return (
      <AccountForm
        fields={[PASSWORD]}
        action={t`Set up the app`}
        save={async (values) => setBegun(await beginFactor(values))}
        success={{ title: t`Almost done`, description: t`Scan the picture with your app.` }}
      />
    );
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Suspense fallback={<div className="size-48 rounded-md bg-sunken" />}>
        <QrCode text={begun.address} label={t`QR code for your authenticator app`} />
      </Suspense>
      <div className="grid content-start gap-4">
        <p ref={focusIt} tabIndex={-1}>
          <Trans>
            Scan this with an authenticator app, such as the one of your phone. Or type this key into it:
          </Trans>
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <code className="font-mono text-sm wrap-anywhere">{begun.secret}</code>
          <CopyButton value={begun.secret} label={t`Copy the key`} />
        </p>
        <AccountForm
          fields={[
            {
              name: 'code',
              label: t`Code from the app`,
              hint: t`Six digits. A new code appears every half minute.`,
              autoComplete: 'one-time-code',
            },
          ]}
          action={t`Confirm`}
          save={async ({ code }) => onCodes(await confirmFactor(code))}
          success={{ title: t`App set up`, description: t`Save your recovery codes now.` }}
        />
      </div>
    </div>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section
      aria-label={t`Recovery codes`}
      className="rounded-md border border-accent-line bg-accent-soft p-5"
    >
      <h3 ref={focusIt} tabIndex={-1} className="font-semibold">
        <Trans>Save these recovery codes</Trans>
      </h3>
      <p className="mt-1 text-[0.9375rem]">
        <Trans>
          If you lose your phone, each of these signs you in once. We show them only now. Keep them where you
          keep important papers.
        </Trans>
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton value={codes.join('\n')} label={t`Copy the codes`} />
        <Button onClick={onDone}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
    </section>
  );
}

/** What takes the place of a form takes its focus, too. */
const focusIt = (element: HTMLElement | null): void => moveFocusTo(element, 'center');

function describeCodes(count: number): string {
  if (count === 0) return t`No recovery codes are left: get new ones.`;
  return plural(count, { one: '# recovery code is left.', other: '# recovery codes are left.' });
}
