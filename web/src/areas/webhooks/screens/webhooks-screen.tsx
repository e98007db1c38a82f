import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ShownOnce, useShownTitle } from '../../../ui/shown-once.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AnalystsOnly } from '../analysts-only.tsx';
import { webhookList } from '../data.ts';
import { AddWebhook } from '../list/add-webhook.tsx';
import { WebhookCard } from '../list/webhook-card.tsx';

// Both screens come in one file: whoever opens one opens the other.
export { WebhookScreen } from './webhook-screen.tsx';

/** Where what is published is sent to. */
export function WebhooksScreen() {
  return (
    <PageFrame
      title={t`Webhooks`}
      lead={
        <Trans>
          Newsrooms and partners are sent what we publish, as it happens: approved press summaries and
          figures. A report’s words are never sent. See also the{' '}
          <Link href={paths.intelligenceNetwork()} className="link">
            Intelligence Network
          </Link>
          .
        </Trans>
      }
    >
      <AnalystsOnly>
        <Webhooks />
      </AnalystsOnly>
    </PageFrame>
  );
}

function Webhooks() {
  const { data, isError, isFetching, refetch } = useRead(webhookList);
  const [secret, setSecret] = useState<string | null>(null);
  const title = useShownTitle();
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the webhooks`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading webhooks…`} shape="list" />
    );
  const showSecret = (made: string) => setSecret(made);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {secret && (
        <ShownOnce
          title={t`The secret that signs its messages, shown once`}
          value={secret}
          copyLabel={t`Copy the secret`}
          titleRef={title.ref}
        />
      )}
      <AddWebhook onAdded={showSecret} showAdded={title.show} />
      {data.length === 0 ? (
        <EmptyState
          icon={WebhookIcon}
          title={t`No webhooks yet`}
          text={t`Add one with the address that a newsroom or partner gave you.`}
        />
      ) : (
        <>
          <ul aria-label={t`Webhooks`} className="grid gap-4">
            {data.map((webhook) => (
              <li key={webhook.id}>
                <WebhookCard webhook={webhook} onRenewed={showSecret} showRenewed={title.show} />
              </li>
            ))}
          </ul>
          <ExportLinks table="webhooks" things={t`webhooks`} />
        </>
      )}
    </div>
  );
}
