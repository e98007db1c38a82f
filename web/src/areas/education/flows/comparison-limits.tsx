import { MEASURED_COMPARISON } from '@fap/shared/education/flows/match/measured-comparison.ts';
import { Trans } from '@lingui/react/macro';
import { formatCount } from '../../../ui/format-count.ts';

/** How far the comparison can be trusted, by what was measured. */
export function ComparisonLimits() {
  const { scams, named, right, honest, falselyNamed } = MEASURED_COMPARISON;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium text-accent">
        <Trans>How sure is this?</Trans>
      </summary>
      <div className="mt-2 max-w-2xl space-y-2 text-ink-soft">
        <p>
          <Trans>
            We compare wording, sentence by sentence. A match says which story a text resembles. It doesn’t
            say that the text is a scam, and no match doesn’t make it safe.
          </Trans>
        </p>
        <p>
          <Trans>
            We tried it on {formatCount(scams)} scam messages from sources we hadn’t used before. It named one
            pattern for {formatCount(named)} of them, and {formatCount(right)} of those were the right kind.
            Most got no name. Of {formatCount(honest)} honest messages, {formatCount(falselyNamed)} got a name
            too.
          </Trans>
        </p>
        <p>
          <Trans>For family emergencies and threats with pictures we had no messages to try it on.</Trans>
        </p>
      </div>
    </details>
  );
}
