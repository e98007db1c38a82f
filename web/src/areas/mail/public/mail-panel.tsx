import type { UnsentMessage } from '@fap/shared/mail/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { usePages } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { retryMail, unsentMail } from '../data.ts';
import { DemoOutbox } from '../demo-outbox.tsx';

/** Mail that did not leave, for admins; in demo mode also the texts of what was kept. */
export function MailPanel() {
  const list = usePages(unsentMail, { query: {} });
  const isDemo = useAppConfig().dataMode === 'demo';
  const { items } = list;
  return (
    <section aria-label={t`Mail`} className="grid gap-8">
      <div>
        <h2 className="text-lg font-semibold">
          <Trans>Mail that was not sent</Trans>
        </h2>
        {!items ? (
          list.isError ? (
            <ErrorState
              title={t`We could not load the mail`}
              onRetry={list.refetch}
              isRetrying={list.isFetching}
            />
          ) : (
            <Skeleton label={t`Loading mail…`} shape="table" />
          )
        ) : items.length === 0 ? (
          <EmptyState
            icon={MailCheck}
            title={t`Nothing is waiting`}
            text={t`No message failed or waits for a mail server.`}
          />
        ) : (
          <>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {items.map((message) => (
                <UnsentRow key={message.id} message={message} onChanged={list.refetch} />
              ))}
            </ul>
            <ShowMore pages={list} failure={t`We could not load more mail. Please try again.`} />
            <ExportLinks table="mail" things={t`mail that was not sent`} className="mt-4" />
          </>
        )}
      </div>
      {isDemo && <DemoOutbox />}
    </section>
  );
}

function UnsentRow({ message, onChanged }: { message: UnsentMessage; onChanged: () => void }) {
  const { id, to, language, subject, status, attempts, lastError, createdAt } = message;
  const retry = useAction({
    run: () => retryMail(id),
    onSuccess: () => {
      toast({ title: t`Queued again`, description: t`We’ll try to send it now.`, variant: 'success' });
      onChanged();
    },
    onFailure: (error) =>
      toast({
        title: t`Not queued`,
        description: conflictReasonOf(error, t`We could not queue it. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span lang={language} className="font-medium">
            {subject}
          </span>
          {status === 'failed' ? (
            <Badge tone="critical">
              <Trans>Failed</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Kept: no mail server is set</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <Trans>
            To {to} · <RelativeTime at={createdAt} />
            {attempts > 0 && ` · ${attempts} ${plural(attempts, { one: 'attempt', other: 'attempts' })}`}
          </Trans>
        </p>
        {lastError && <p className="mt-1 text-sm wrap-anywhere">{lastError}</p>}
      </div>
      <Button
        onClick={() => retry.mutate()}
        isBusy={retry.isPending}
        aria-label={t`Try again: ${subject} to ${to}`}
      >
        <Trans>Try again</Trans>
      </Button>
    </li>
  );
}
