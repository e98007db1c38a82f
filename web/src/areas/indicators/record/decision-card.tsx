import type { IndicatorRecord } from '@fap/shared/indicators/contract.ts';
import type { IndicatorDecision } from '@fap/shared/indicators/indicator-state.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { decide, indicatorRecord } from '../data.ts';

const CHOICES: { decision: IndicatorDecision; action: string; effect: string }[] = [
  {
    decision: 'confirmed',
    action: t`Confirm`,
    effect: t`It counts as confirmed, whatever the counts say.`,
  },
  {
    decision: 'contested',
    action: t`Contest`,
    effect: t`It counts as contested and joins no report to a cluster any more.`,
  },
  {
    decision: null,
    action: t`Leave to the counts`,
    effect: t`Your earlier decision ends; reports and disputed pieces decide again.`,
  },
];
const DECIDED = { confirmed: t`confirmed it`, contested: t`contested it`, none: t`left it to the counts` };

/** What analysts decided about an indicator, and the next decision. */
export function DecisionCard({ record }: { record: IndicatorRecord }) {
  const current = record.known.decision?.state ?? null;
  const run = (decision: IndicatorDecision) => async (reason: string) => {
    try {
      await decide(record, decision, reason);
    } catch (error) {
      // A conflict means that the page is out of date.
      await indicatorRecord.refresh({ params: { id: record.id } });
      throw error;
    }
  };
  return (
    <Card>
      <CardHeader
        title={t`Decision`}
        hint={t`An analyst’s decision outranks the counts until it is taken back.`}
      />
      <CardBody>
        <div className="flex flex-wrap gap-2">
          {CHOICES.filter(({ decision }) => decision !== current).map(({ decision, action, effect }) => (
            <ReasonDialog
              key={action}
              title={action}
              description={effect}
              action={action}
              run={run(decision)}
              success={{
                title: t`Decision saved`,
                description: t`It is recorded with your name and reason.`,
              }}
              failure={{
                title: t`Not saved`,
                description: t`We could not save the decision. Please try again.`,
              }}
            />
          ))}
        </div>
        {record.decisions.length === 0 ? (
          <p className="mt-4 text-[0.9375rem] text-ink-soft">
            <Trans>Nobody decided yet; the counts do.</Trans>
          </p>
        ) : (
          <ol aria-label={t`Decisions`} className="mt-4 divide-y divide-line border-t border-line">
            {record.decisions.map(({ at, by, decision, note }) => (
              <li key={at} className="py-3 text-[0.9375rem]">
                <p>
                  <span className="font-semibold">{by}</span> {DECIDED[decision ?? 'none']}{' '}
                  <span className="text-sm text-ink-soft">
                    <ExactTime at={at} />
                  </span>
                </p>
                <p className="wrap-anywhere">{note}</p>
              </li>
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}
