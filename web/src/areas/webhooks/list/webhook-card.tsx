import { CHOSEN_EVENTS } from '@fap/shared/webhooks/events.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { OFF_WORDS } from '../webhook-words.ts';
import { WebhookActions, type WebhookActionsProps } from './webhook-actions.tsx';

/** A webhook: where it leads, what it is sent, whether that arrives. */
export function WebhookCard({ webhook, onRenewed, showRenewed }: WebhookActionsProps) {
  const { id, name, url, events, partner, off, lastDeliveredAt } = webhook;
  const { capabilities } = useCurrentUser();
  const mayChange = partner === null || capabilities.includes('partners.manage');
  return (
    <Card role="region" aria-labelledby={id}>
      <CardHeader id={id} title={name} hint={partner ? t`Partner: ${partner.name}` : undefined} />
      <CardBody className="grid gap-4">
        <p className="font-mono text-sm wrap-anywhere">{url}</p>
        <ul className="list-disc pl-5 text-sm">
          {events.map((event) => (
            <li key={event}>{CHOSEN_EVENTS[event]}</li>
          ))}
        </ul>
        {off && (
          <p className="font-medium text-critical">
            <Trans>
              Off since <ExactTime at={off.at} />: {OFF_WORDS[off.reason]}
            </Trans>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {lastDeliveredAt ? (
            <Trans>
              Last arrived <RelativeTime at={lastDeliveredAt} />
            </Trans>
          ) : (
            t`Nothing arrived yet`
          )}{' '}
          ·{' '}
          <Link href={paths.webhook(id)} className="link">
            <Trans>What was sent</Trans>
          </Link>
        </p>
        {mayChange && <WebhookActions webhook={webhook} onRenewed={onRenewed} showRenewed={showRenewed} />}
      </CardBody>
    </Card>
  );
}
