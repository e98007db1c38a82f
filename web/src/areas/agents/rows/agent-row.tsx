import type { AgentRow } from '@fap/shared/agents/figures.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { t } from '@lingui/core/macro';
import { paths } from '../../../platform/paths.ts';
import { CountedRow } from '../../../ui/counted-row.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { REWARD_WORDS } from '../words/agent-words.ts';

/** What a row says, and where it leads; null where there is no page of it. */
interface RowWords {
  title: string;
  text: string;
  href: string | null;
  /** At the end of the row, such as what was earned. */
  end?: string;
}

const nameOf = (layer: number) => t`Layer ${layer}, ${anatomyLayer(layer).name}`;

/** A counted row in words. */
export function describeRow(row: AgentRow): RowWords {
  switch (row.kind) {
    case 'piece':
      return {
        title: nameOf(row.layer),
        text: row.clusterName,
        href: paths.puzzle(row.clusterId, { layer: row.layer, piece: row.id }),
      };
    case 'badge':
      return {
        title: nameOf(row.layer),
        text: t`Completed in ${row.clusterName}`,
        href: paths.puzzle(row.clusterId, { layer: row.layer }),
      };
    case 'cluster':
      return {
        title: row.name,
        text: t`${Math.round(row.completionRate)}% complete`,
        href: paths.puzzle(row.id),
      };
    case 'review':
      return {
        title: nameOf(row.layer),
        text: `${row.clusterName} · ${VERDICTS[row.verdict]}; ${ANALYST_VERDICTS[row.analystVerdict]}`,
        href: paths.puzzle(row.clusterId, { layer: row.layer, piece: row.contributionId }),
        end: row.verdict === row.analystVerdict ? t`Same verdict` : t`Other verdict`,
      };
    case 'reward':
      return {
        title: REWARD_WORDS[row.reason],
        text: row.clusterName ?? t`In no cluster`,
        href: row.clusterId === null ? null : paths.cluster(row.clusterId),
        end: earned(row),
      };
  }
}

const VERDICTS = {
  confirm: t({ message: 'accepted', context: 'review' }),
  dispute: t({ message: 'disputed', context: 'review' }),
};
const ANALYST_VERDICTS = { confirm: t`the analyst accepted`, dispute: t`the analyst disputed` };

const earned = ({ credits, xp }: { credits: number; xp: number }): string =>
  [credits > 0 && t`+${formatCount(credits)} credits`, xp > 0 && `+${formatCount(xp)} XP`]
    .filter(Boolean)
    .join(', ');

/** A counted row with its time. */
export const AgentRowItem = ({ row }: { row: AgentRow }) => <CountedRow {...describeRow(row)} at={row.at} />;
