import type { ReportWords } from '@fap/shared/reports/report-words.ts';
import { Trans } from '@lingui/react/macro';
import { wordFields } from './report-labels.ts';

/** A report's words, field by field, unchanged. */
export function WordsList({ words }: { words: ReportWords }) {
  return (
    <dl className="grid gap-5">
      {wordFields(words).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
          <dd className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {value || (
              <span className="text-ink-soft">
                <Trans>Left empty</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
