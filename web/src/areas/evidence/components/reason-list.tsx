import { kindOfReason, quoteOfReason, type Reason } from '@fap/shared/evidence/reason-kinds.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { SEVERITY_LOOKS } from '../../../ui/severity-look.ts';

export interface ReasonListProps {
  reasons: readonly Reason[];
}

/** The reasons of a verdict, each with its points: signs first, then the text's own words, then what speaks against it. */
export function ReasonList({ reasons }: ReasonListProps) {
  if (!reasons.length) return null;
  const most = Math.max(...reasons.map(({ points }) => Math.abs(points)));
  const pro = reasons.filter(({ points }) => points > 0);
  const groups = [
    { title: t`Signs of a scam`, reasons: pro.filter((reason) => kindOfReason(reason) === 'sign') },
    {
      title: t`Words that scammers often use`,
      // The sum of what is not quoted comes last, however large.
      reasons: [
        ...pro.filter((reason) => kindOfReason(reason) === 'wording'),
        ...pro.filter((reason) => kindOfReason(reason) === 'sum'),
      ],
    },
    { title: t`What speaks against a scam`, reasons: reasons.filter(({ points }) => points < 0) },
  ].filter((group) => group.reasons.length > 0);
  return (
    <section>
      <h3 className="font-semibold">
        <Trans>Why</Trans>
      </h3>
      <p className="text-sm text-ink-soft">
        <Trans>The more points, the more it counts.</Trans>
      </p>
      <div className="mt-3 grid gap-5">
        {groups.map((group) => (
          <div key={group.title}>
            <h4 className="text-sm font-medium text-ink-soft">{group.title}</h4>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {group.reasons.map((reason) => (
                <ReasonRow key={reason.text} reason={reason} most={most} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** One reason with its points, also as a bar relative to the strongest reason. */
function ReasonRow({ reason, most }: { reason: Reason; most: number }) {
  const points = Math.abs(reason.points);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5rem_5.5rem] items-center gap-x-4 py-2 max-sm:grid-cols-[minmax(0,1fr)_5.5rem]">
      <span className="wrap-anywhere">
        {kindOfReason(reason) === 'wording' ? quoteOfReason(reason) : reason.text}
      </span>
      <MeterBar
        share={points / most}
        fill={SEVERITY_LOOKS[reason.points > 0 ? 'high' : 'low'].fill}
        className="max-sm:hidden"
      />
      <span className="text-right text-sm text-ink-soft tabular-nums">
        {reason.points > 0 ? '+' : '−'}
        {points} {plural(points, { one: 'point', other: 'points' })}
      </span>
    </li>
  );
}
