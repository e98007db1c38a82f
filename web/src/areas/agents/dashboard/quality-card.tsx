import type { AgentStats } from '@fap/shared/agents/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { CountLink } from '../rows/count-link.tsx';
import { FIGURE_WORDS } from '../words/agent-words.ts';
import { describeAccuracy } from './figure-cards.tsx';

const PIECES = ['accepted', 'disputed', 'open'] as const;

/** How good the agent's work is, shown to them first. */
export function QualityCard({ accountId, stats }: { accountId: string; stats: AgentStats }) {
  const { compared, agreed } = stats;
  return (
    <Card role="region" aria-labelledby="quality-title">
      <CardHeader
        id="quality-title"
        title={t`Your quality`}
        hint={t`You see this first. Others see what you choose below, and nothing else`}
      />
      <CardBody>
        <dl className="grid gap-3">
          {PIECES.map((figure) => (
            <div key={figure} className="flex items-baseline justify-between gap-4">
              <dt>{FIGURE_WORDS[figure].label}</dt>
              <dd className="text-lg font-semibold">
                <CountLink
                  accountId={accountId}
                  figure={figure}
                  count={stats[figure]}
                  label={FIGURE_WORDS[figure].label}
                />
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4">
            <dt>
              <Trans>Accuracy</Trans>
            </dt>
            <dd className="text-sm text-ink-soft">{describeAccuracy(stats)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4">
            <dt>
              <Trans>Analysts agreed with you</Trans>
            </dt>
            <dd className="text-right text-sm text-ink-soft">
              {compared === 0 ? (
                t`no review to compare yet`
              ) : (
                <>
                  <Trans>in {agreed} of</Trans>{' '}
                  <CountLink
                    accountId={accountId}
                    figure="compared"
                    count={compared}
                    label={plural(compared, { one: 'review', other: 'reviews' })}
                    className="text-lg font-semibold text-ink"
                  />
                </>
              )}
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  );
}
