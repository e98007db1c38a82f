import type { KeptMessage } from '@fap/shared/mail/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePages } from '../../platform/pages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { demoOutbox } from './data.ts';

const LINK = /^https?:\/\/\S+$/u;

/** The messages of a demo without a mail server, with their texts and links. */
export function DemoOutbox() {
  const list = usePages(demoOutbox, { query: {} });
  const { items } = list;
  return (
    <div>
      <h2 className="text-lg font-semibold">
        <Trans>Demo outbox</Trans>
      </h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        <Trans>This demo keeps its mail here. With a mail server, people would have it in their inbox.</Trans>
      </p>
      {!items ? (
        list.isError ? (
          <ErrorState
            title={t`We could not load the outbox`}
            onRetry={list.refetch}
            isRetrying={list.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading the outbox…`} shape="list" count={4} />
        )
      ) : (
        <ul className="mt-3 grid gap-4">
          {items.map(({ to, language, subject, text, at }) => (
            <li key={`${at} ${to} ${subject}`} className="rounded-lg border border-line bg-surface p-5">
              <p lang={language} className="font-medium">
                {subject}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                <Trans>
                  To {to} · <RelativeTime at={at} />
                </Trans>
              </p>
              <MessageText text={text} language={language} />
            </li>
          ))}
        </ul>
      )}
      {items?.length === 0 && (
        <p className="mt-3 text-ink-soft">
          <Trans>No mail yet.</Trans>
        </p>
      )}
      <ShowMore pages={list} failure={t`We could not load more of the outbox. Please try again.`} />
    </div>
  );
}

function MessageText({ text, language }: Pick<KeptMessage, 'text' | 'language'>) {
  return (
    <div lang={language} className="mt-3 max-w-prose text-[0.9375rem] whitespace-pre-wrap wrap-anywhere">
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message do not change
        <p key={index} className="min-h-[1lh]">
          {LINK.test(line) ? (
            <a href={line} className="link">
              {line}
            </a>
          ) : (
            line
          )}
        </p>
      ))}
    </div>
  );
}
