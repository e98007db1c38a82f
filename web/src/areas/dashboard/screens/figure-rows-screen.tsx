import { RANGE_RULES } from '@fap/shared/dashboard/ranges.ts';
import { FIGURES, type FigureKey } from '@fap/shared/dashboard/stats.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { figureRows } from '../command/data.ts';
import { describeFigure, FIGURE_WORDS } from '../command/figure-words.ts';
import { RangeChoice } from '../command/range-choice.tsx';
import { useLiveCommand } from '../command/use-live-command.ts';
import { useRange } from '../command/use-range.ts';
import { FigureRowItem } from '../rows/figure-row.tsx';

/** The rows behind a number of the Command Center. */
export function FigureRowsScreen() {
  const { figure } = usePathParams(paths.dashboardFigure);
  const known = FIGURES.find((one) => one === figure);
  return known ? <Rows figure={known} /> : <NoSuchFigure />;
}

function Rows({ figure }: { figure: FigureKey }) {
  const { id: accountId } = useCurrentUser();
  const [range, setRange] = useRange();
  const request = { params: { range, figure } };
  const list = usePages(figureRows, request);
  useLiveCommand(accountId, () => void figureRows.refresh(request));
  const { label, icon, nothing } = FIGURE_WORDS[figure];
  const total = list.isPrevious ? null : list.total;
  return (
    <PageFrame
      title={label}
      lead={
        total === null
          ? t`Counting…`
          : `${formatCount(total)} ${describeFigure(figure, total, RANGE_RULES[range].words)}.`
      }
      back={<BackLink />}
      width="reading"
    >
      <RangeChoice value={range} onChange={setRange} />
      <div className="mt-6">
        <PagedList
          pages={list}
          things={t`rows`}
          after={<ExportLinks table="figure" things={t`rows`} query={{ range, figure }} className="mt-4" />}
          empty={<EmptyState icon={icon} title={t`Nothing in this time`} text={nothing} />}
        >
          {(rows) => (
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {rows.map((row) => (
                <FigureRowItem key={row.id} row={row} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </PageFrame>
  );
}

function NoSuchFigure() {
  return (
    <PageFrame
      title={t`No such figure`}
      lead={t`The Command Center has no figure of this name.`}
      back={<BackLink />}
    >
      <Link href={paths.dashboard()} className="link">
        <Trans>See all figures</Trans>
      </Link>
    </PageFrame>
  );
}

function BackLink() {
  const [range] = useRange();
  return (
    <Link href={paths.dashboard({ range })} className="link inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden className="size-4" />
      <Trans>Command Center</Trans>
    </Link>
  );
}
