import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Send } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { AnalystsOnly } from '../analysts-only.tsx';
import { messagePages, webhookList } from '../data.ts';
import { MessageRow } from '../messages/message-row.tsx';

/** What was sent to one webhook, and how its receiver answered. */
export function WebhookScreen() {
  const { id } = usePathParams(paths.webhook);
  return (
    <PageFrame
      title={t`What was sent`}
      lead={t`The last 30 days, newest first. A message is tried up to 16 times within about half a day.`}
      back={
        <Link href={paths.webhooks()} className="inline-flex items-center gap-1 text-accent">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Webhooks</Trans>
        </Link>
      }
    >
      <AnalystsOnly>
        <Messages id={id} />
      </AnalystsOnly>
    </PageFrame>
  );
}

function Messages({ id }: { id: string }) {
  const { data } = useRead(webhookList);
  const list = usePages(messagePages, { params: { id }, query: {} });
  const webhook = data?.find((one) => one.id === id);
  return (
    <section aria-label={t`Messages`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {webhook && (
        <p>
          <span className="font-semibold">{webhook.name}</span>{' '}
          <span className="font-mono text-sm wrap-anywhere text-ink-soft">{webhook.url}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={list.refetch}>
          <Trans>Refresh</Trans>
        </Button>
        <ExportLinks table="webhook-messages" things={t`messages`} query={{ id }} />
      </div>
      <PagedList
        pages={list}
        things={t`messages`}
        empty={
          <EmptyState
            icon={Send}
            title={t`Nothing was sent yet`}
            text={t`Go back and send a test to see whether it arrives.`}
          />
        }
      >
        {(items) => (
          <ul aria-label={t`Messages`} className="divide-y divide-line border-y border-line">
            {items.map((message) => (
              <MessageRow key={message.id} message={message} onSentAgain={list.refetch} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
