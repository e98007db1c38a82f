import { AGENT_FIGURES, type AgentFigure } from '@fap/shared/agents/figures.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Award } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { agentProfile, agentRows } from '../live/data.ts';
import { useLiveAgents } from '../live/use-live-agents.ts';
import { AgentRowItem } from '../rows/agent-row.tsx';
import { FIGURE_WORDS } from '../words/agent-words.ts';

/** The rows behind a number of an agent. */
export function AgentRowsPage() {
  const { id, figure } = usePathParams(paths.agentRows);
  const known = AGENT_FIGURES.find((one) => one === figure);
  return known ? <Rows key={`${id} ${known}`} accountId={id} figure={known} /> : <NotShown />;
}

function Rows({ accountId, figure }: { accountId: string; figure: AgentFigure }) {
  const { id: me } = useCurrentUser();
  const request = { params: { id: accountId, figure } };
  const list = usePages(agentRows, request);
  const refresh = () => void agentRows.refresh(request);
  useLiveAgents({ onWork: refresh, onMoved: refresh });
  const { label, what, nothing } = FIGURE_WORDS[figure];
  if (!list.items && isStatus(list.error, 404)) return <NotShown />;
  return (
    <PageFrame
      title={label}
      lead={list.total === null ? t`Counting…` : `${formatCount(list.total)} ${what}.`}
      back={<BackLink accountId={accountId} isOwn={accountId === me} />}
      width="reading"
    >
      <PagedList
        pages={list}
        things={t`rows`}
        after={
          <ExportLinks
            table="agent-figure"
            things={t`rows`}
            query={{ id: accountId, figure }}
            className="mt-4"
          />
        }
        empty={<EmptyState icon={Award} title={t`Nothing yet`} text={nothing} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {rows.map((row) => (
              <AgentRowItem key={row.id} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
}

function BackLink({ accountId, isOwn }: { accountId: string; isOwn: boolean }) {
  return (
    <Link
      href={isOwn ? paths.agent() : paths.agentProfile(accountId)}
      className="link inline-flex items-center gap-1.5"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {isOwn ? t`Agent Dashboard` : <NameOf accountId={accountId} />}
    </Link>
  );
}

function NameOf({ accountId }: { accountId: string }) {
  const { data } = useRead(agentProfile, { params: { id: accountId } });
  return <>{data?.displayName ?? t`Profile`}</>;
}

function NotShown() {
  return (
    <PageFrame title={t`Nothing to see here`} lead={t`There is no such list, or its agent does not show it.`}>
      <Link href={paths.agent()} className="link">
        <Trans>Go to your own dashboard</Trans>
      </Link>
    </PageFrame>
  );
}
