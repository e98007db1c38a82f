import type { AgentRow } from '@fap/shared/agents/figures.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { REWARD_WORDS } from '../words/agent-words.ts';
import { formatCount } from '../words/format-count.ts';

/** What a row says, and where it leads; null where there is no page of it. */
interface RowWords {
  title: string;
  text: string;
  href: string | null;
  /** At the end of the row, such as what was earned. */
  end?: string;
}

const nameOf = (layer: number) => `Layer ${layer}, ${anatomyLayer(layer).name}`;

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
        text: `Completed in ${row.clusterName}`,
        href: paths.puzzle(row.clusterId, { layer: row.layer }),
      };
    case 'cluster':
      return {
        title: row.name,
        text: `${Math.round(row.completionRate)}% complete`,
        href: paths.puzzle(row.id),
      };
    case 'review':
      return {
        title: nameOf(row.layer),
        text: `${row.clusterName} · ${VERDICTS[row.verdict]}; the analyst ${VERDICTS[row.analystVerdict]}`,
        href: paths.puzzle(row.clusterId, { layer: row.layer, piece: row.contributionId }),
        end: row.verdict === row.analystVerdict ? 'Same verdict' : 'Other verdict',
      };
    case 'reward':
      return {
        title: REWARD_WORDS[row.reason],
        text: row.clusterName ?? 'In no cluster',
        href: row.clusterId === null ? null : paths.cluster(row.clusterId),
        end: earned(row),
      };
  }
}

const VERDICTS = { confirm: 'accepted', dispute: 'disputed' } as const;

const earned = ({ credits, xp }: { credits: number; xp: number }): string =>
  [credits > 0 && `+${formatCount(credits)} credits`, xp > 0 && `+${formatCount(xp)} XP`]
    .filter(Boolean)
    .join(', ');

/** A counted row with its time. */
export function AgentRowItem({ row }: { row: AgentRow }) {
  const { title, text, href, end } = describeRow(row);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        {href === null ? (
          <span className="font-semibold wrap-anywhere">{title}</span>
        ) : (
          <Link href={href} className="font-semibold wrap-anywhere hover:text-accent hover:underline">
            {title}
          </Link>
        )}
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {end && <span className="font-medium text-ink tabular-nums">{end}</span>}
        <ExactTime at={row.at} />
      </p>
    </li>
  );
}
