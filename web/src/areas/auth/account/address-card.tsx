import type { Account } from '@fap/shared/auth/account-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, MailQuestionMark } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { AccountForm } from './account-form.tsx';
import { changeEmail } from './data.ts';

/** The e-mail address: whether it is confirmed, and how it is confirmed or changed. */
export function AddressCard({ account }: { account: Account }) {
  const { email, emailConfirmedAt, pendingEmail } = account;
  return (
    <Card>
      <CardHeader
        title={t`E-mail`}
        hint={t`We send links for a new password here. Admins can see it; other people never do.`}
      />
      <CardBody className="grid gap-5">
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-medium wrap-anywhere">{email}</span>
          {emailConfirmedAt ? (
            <Badge tone="accent" icon={CircleCheck}>
              <Trans>Confirmed</Trans>
            </Badge>
          ) : (
            <Badge icon={MailQuestionMark}>
              <Trans>Not confirmed yet</Trans>
            </Badge>
          )}
        </p>
        {pendingEmail && (
          <p role="status" className="text-[0.9375rem]">
            <Trans>
              We sent a link to <strong className="wrap-anywhere">{pendingEmail}</strong>. Open it within 24
              hours to use that address.
            </Trans>
          </p>
        )}
        <AccountForm
          key={email}
          fields={[
            {
              name: 'email',
              label: t`E-mail address`,
              hint: emailConfirmedAt
                ? t`Enter a new address. We’ll send a link to it.`
                : t`We’ll send a link to this address. Open it to confirm that it’s yours.`,
              type: 'email',
              autoComplete: 'email',
              value: email,
            },
            {
              name: 'currentPassword',
              label: t`Your password`,
              type: 'password',
              autoComplete: 'current-password',
            },
          ]}
          action={t`Send the link`}
          save={changeEmail}
          success={{ title: t`Link sent`, description: t`Check your mail. The link works for 24 hours.` }}
        />
      </CardBody>
    </Card>
  );
}
