import { MODERATION_TOPIC, moderationFacts } from '@fap/shared/moderation/events.ts';
import { t } from '@lingui/core/macro';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { usePages } from '../../../platform/pages.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { FlaggedItem } from '../components/flagged-item.tsx';
import { queuePages } from '../data.ts';

const NAMES = ['show'] as const;
const TABS = [
  { id: 'open', label: t`Waiting`, content: <Queue show="open" /> },
  { id: 'decided', label: t`Decided`, content: <Queue show="decided" /> },
];

/** What people reported, for moderators to decide. */
export function ModerationScreen() {
  const [{ show }, setFilters] = useUrlFilters(NAMES);
  const { capabilities } = useCurrentUser();
  const isModerator = capabilities.includes('content.moderate');
  return (
    <PageFrame
      title={t`Moderation`}
      lead={isModerator ? t`What people reported. Every decision is recorded with your name.` : undefined}
    >
      {isModerator ? (
        <Tabs
          label={t`Reports`}
          items={TABS}
          value={show === 'decided' ? 'decided' : 'open'}
          onChange={(id) => setFilters({ show: id === 'open' ? '' : id })}
        />
      ) : (
        <EmptyState
          icon={ShieldX}
          title={t`This page is for moderators`}
          text={t`To report a piece, a card or a name, use the flag beside it.`}
        />
      )}
    </PageFrame>
  );
}

function Queue({ show }: { show: 'open' | 'decided' }) {
  const queue = usePages(queuePages, { query: { show } });
  useTopic(MODERATION_TOPIC, moderationFacts, {
    onGathered: () => queue.refetch(),
    onTruncated: queue.refetch,
  });
  const { items } = queue;
  if (!items && queue.isError)
    return (
      <ErrorState
        title={t`We could not load the reports`}
        onRetry={queue.refetch}
        isRetrying={queue.isFetching}
      />
    );
  if (!items) return <Skeleton label={t`Loading the reports…`} shape="list" />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={ShieldCheck}
        title={show === 'open' ? t`Nothing is waiting` : t`Nothing was decided yet`}
        text={
          show === 'open'
            ? t`New reports appear here live.`
            : t`What you decide appears here, and you can change your mind about what is hidden.`
        }
      />
    );
  return (
    <>
      <ul className="mt-5 grid gap-4">
        {items.map((thing) => (
          <li key={thing.key}>
            <FlaggedItem thing={thing} />
          </li>
        ))}
      </ul>
      <ShowMore pages={queue} failure={t`We could not load more reports. Please try again.`} />
      <ExportLinks table="moderation" things={t`reports to moderators`} query={{ show }} className="mt-4" />
    </>
  );
}
