import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { PanelSection } from '../workspace/panel-section.tsx';

const AGENTS_SHOWN = 8;
const ACTIVITY_SHOWN = 10;

/** The agents who contributed to this puzzle, with their numbers of pieces. */
export function AgentList({ agents, accountId }: { agents: Puzzle['agents']; accountId: string }) {
  return (
    <PanelSection title={t`Agents on this cluster`}>
      {agents.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No agent has added a piece yet. Be the first.</Trans>
        </p>
      ) : (
        <ul className="space-y-2.5">
          {agents.slice(0, AGENTS_SHOWN).map((agent) => (
            <li key={agent.id} className="flex items-center gap-3">
              <Avatar id={agent.id} name={agent.displayName} isDecorative />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{agent.displayName}</span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  <Trans>
                    {agent.confirmed} of {agent.pieces} confirmed
                  </Trans>
                </span>
              </span>
              {agent.id !== accountId && (
                <ReportButton target={{ kind: 'name', id: agent.id }} what={t`this name`} isIcon />
              )}
            </li>
          ))}
        </ul>
      )}
      <Link href={paths.agentTeams()} className="link mt-3 inline-block text-sm">
        <Trans>Teams of agents</Trans>
      </Link>
    </PanelSection>
  );
}

/** What happened on this puzzle, newest first. */
export function ActivityList({ activity }: { activity: Puzzle['activity'] }) {
  return (
    <PanelSection title={t`Activity`}>
      <ol className="space-y-3 text-sm">
        {activity.slice(0, ACTIVITY_SHOWN).map((entry) => (
          <li key={entry.id}>
            {entry.actor && <span className="font-medium">{entry.actor} </span>}
            {entry.text}
            <span className="block text-ink-soft">
              <RelativeTime at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
