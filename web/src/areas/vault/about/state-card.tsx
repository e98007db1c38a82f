import { ANCHOR_STATES } from '@fap/shared/vault/constants.ts';
import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { StateBadge } from '../list/state-badge.tsx';
import { STATE_WORDS } from '../vault-words.ts';

/** Explains each state of an anchor. */
export function StateCard() {
  return (
    <Card>
      <CardHeader title={t`What the states mean`} />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
          {ANCHOR_STATES.map((state) => (
            <div key={state}>
              <dt>
                <StateBadge state={state} />
              </dt>
              <dd className="mt-1 text-ink-soft">{STATE_WORDS[state].meaning}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
