import { t } from '@lingui/core/macro';
import { usePages } from '../../../platform/pages.ts';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ownAlertPages } from '../data.ts';
import { decidedWords } from '../parts/decided-words.ts';
import { FoldedSection } from '../parts/folded-section.tsx';
import { titleOf } from './alert-card.tsx';
import { isFlagged, isWaiting } from './alert-order.ts';
import { WhatToDo } from './what-to-do.tsx';

/** One's own alerts that need nothing more. */
export function ReadAlerts() {
  const list = usePages(ownAlertPages);
  const read = (list.items ?? []).filter((alert) => !isWaiting(alert));
  if (read.length === 0) return null;
  return (
    <FoldedSection title={t`Alerts you have read (${read.length}${list.hasMore ? t` or more` : ''})`}>
      <ul className="divide-y divide-line">
        {read.map((alert) => {
          const { transaction } = alert;
          const decided = transaction ? decidedWords(transaction) : null;
          return (
            <li key={alert.alertId} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold">{titleOf(alert)}</p>
              <p>{alert.reason}</p>
              <p className="text-ink-soft">
                <RelativeTime at={alert.createdAt} />
              </p>
              {decided && <p className="font-semibold">{decided}</p>}
              {transaction && isFlagged(alert) && <WhatToDo transaction={transaction} />}
            </li>
          );
        })}
      </ul>
      <ShowMore pages={list} failure={t`Older alerts could not be loaded. Please try again.`} />
      <ExportLinks table="elder-alerts" things={t`your alerts`} />
    </FoldedSection>
  );
}
