import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { revealDetail } from './data.ts';

/** Lets an analyst have a report's hidden details shown, one at a time, each with a reason that the reporter reads. */
export function HiddenDetails({ view: { id, hidden } }: { view: AnalystView }) {
  if (hidden.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Hidden details"
        hint="These may belong to the reporter. Your reason and the time are shown to them."
      />
      <CardBody>
        <ul className="flex flex-wrap gap-2">
          {hidden.map((detail) => (
            <li key={detail}>
              <ReasonDialog
                title={`Show ${detail}?`}
                description="Ask for it only if you need it for your work. The reporter sees your reason on their page at once."
                action={`Show ${detail}`}
                run={(reason) => revealDetail(id, detail, reason)}
                success={{ title: 'Shown', description: 'The reporter can see that you looked, and why.' }}
                failure={{ title: 'Not shown', description: 'We could not show it. Please try again.' }}
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
