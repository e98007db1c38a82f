import { CHECKED_VALUE_MAX_LENGTH } from '@fap/shared/help/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleHelp, OctagonAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { checkValue } from './data.ts';
import { CHECK_FAILED } from './words.ts';

/** "Is this known to us?" for a number, wallet, site, e-mail address or handle. */
export function CheckCard() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const checking = useAction<string, boolean>({
    run: checkValue,
    onFailure: (failure) => setError(reasonOf(failure, CHECK_FAILED)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = value.trim();
    setError(asked ? undefined : t`Please enter a number, wallet, site, e-mail or handle`);
    if (asked && !checking.isPending) checking.mutate(asked);
    else checking.reset();
  };
  return (
    <Card>
      <CardHeader
        id="known"
        title={t`Is this known to us?`}
        hint={t`Somebody wants your money or your trust. Check what they gave you.`}
      />
      <CardBody>
        <form onSubmit={submit} noValidate className="space-y-4">
          <Field
            label={t`Phone number, wallet, website, e-mail or handle`}
            hint={t`Phone numbers with their country code, such as +44. We look up what you type on our server.`}
            error={error}
          >
            {(control) => (
              <TextInput
                {...control}
                value={value}
                maxLength={CHECKED_VALUE_MAX_LENGTH}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => {
                  setValue(event.target.value);
                  checking.reset();
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" isBusy={checking.isPending}>
            <Trans>Check</Trans>
          </Button>
        </form>
        <p className="mt-4 text-sm text-ink-soft">
          <Trans>
            Got a whole message? With an account you can have it judged.{' '}
            <Link href={paths.howItJudges()} className="link inline-block py-1 font-medium">
              How it judges
            </Link>
          </Trans>
        </p>
        <div aria-live="polite" className="mt-5 empty:mt-0">
          {checking.data === true && <Known />}
          {checking.data === false && <CannotSay />}
        </div>
      </CardBody>
    </Card>
  );
}

function Known() {
  return (
    <div className="flex gap-3 rounded-lg bg-critical-soft p-5">
      <OctagonAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-critical" />
      <div>
        <p className="text-lg font-semibold">
          <Trans>Yes. This is known to us.</Trans>
        </p>
        <p className="mt-1">
          <Trans>
            At least five people reported it, and it was confirmed. Don’t send money. Don’t reply.
          </Trans>
        </p>
      </div>
    </div>
  );
}

function CannotSay() {
  return (
    <div className="flex gap-3 rounded-lg bg-sunken p-5">
      <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-soft" />
      <div>
        <p className="text-lg font-semibold">
          <Trans>We cannot say.</Trans>
        </p>
        <p className="mt-1">
          <Trans>
            That does not mean it is safe. To protect people who report, we answer only when at least five of
            them named it. If something feels wrong, wait, and ask somebody you trust.
          </Trans>
        </p>
      </div>
    </div>
  );
}
