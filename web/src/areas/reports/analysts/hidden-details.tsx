import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { revealDetail } from './data.ts';

/** Lets an analyst have a report's hidden details shown, one at a time, each with a reason that the reporter reads. */
export function HiddenDetails({ view: { id, hidden } }: { view: AnalystView }) {
  if (hidden.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={t`Hidden details`}
        hint={t`These may belong to the reporter. Your reason and the time are shown to them.`}
      />
      <CardBody>
        <ul className="flex flex-wrap gap-2">
          {hidden.map((detail) => (
            <li key={detail}>
              <ReasonDialog
                title={t`Show ${detail}?`}
                description={t`Ask for it only if you need it for your work. The reporter sees your reason on their page at once.`}
                action={t`Show ${detail}`}
                run={(reason) => revealDetail(id, detail, reason)}
                success={{ title: t`Shown`, description: t`The reporter can see that you looked, and why.` }}
                failure={{ title: t`Not shown`, description: t`We could not show it. Please try again.` }}
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
