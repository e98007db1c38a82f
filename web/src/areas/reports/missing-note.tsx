import { plural, t } from '@lingui/core/macro';
import { FIELD_STEPS, REPORT_STEPS, type ReportField, summaryOf } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** What the steps that were left still lack: said at once, and in full on the last step, before anybody presses Submit. */
export function MissingNote({ form: { missing, step, goToField } }: { form: ReportForm }) {
  const open = summaryOf(missing).filter(({ field }) => FIELD_STEPS[field as ReportField] !== step);
  const isLast = step === REPORT_STEPS.length;
  return (
    <div role="status">
      {open.length > 0 && (
        <details
          // On the last step the list is what is left to do; before, one line is enough.
          open={isLast}
          key={String(isLast)}
          className="mt-6 rounded-md border border-medium/40 bg-medium-soft px-4 py-3"
        >
          <summary className="cursor-pointer font-medium">
            {plural(open.length, {
              one: 'One thing is still missing in another step',
              other: '# things are still missing in other steps',
            })}
            {isLast
              ? t` before you can submit.`
              : t`. You can add ${plural(open.length, { one: 'it', other: 'them' })} at any time before you submit.`}
          </summary>
          <ul className="mt-1 grid gap-0.5">
            {open.map(({ field, message }) => (
              <li key={field}>
                <button
                  type="button"
                  className="link py-1 text-left text-sm"
                  onClick={() => goToField(field as ReportField)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
