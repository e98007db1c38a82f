import { Checkbox } from '../../../ui/checkbox.tsx';
import { fieldId } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** Step 5: what happens to the report, and the consent to it. */
export function ConsentStep({ form }: { form: ReportForm }) {
  const files = form.kept.files.length;
  return (
    <>
      <div>
        <p>When you submit:</p>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          <li>
            {files > 0 ? 'Your report and its files go' : 'Your report goes'} into the vault, with a SHA-256
            fingerprint that shows later that nothing was changed.
          </li>
          <li>We compare it with other reports. If they share an identifier, yours joins their cluster.</li>
          <li>Others see what was done. Only you and analysts can open your original files.</li>
        </ul>
      </div>
      <div className="rounded-lg border border-line bg-sunken p-5">
        <Checkbox
          id={fieldId('consentVault')}
          label="I consent to vault anchoring"
          hint="The fingerprint of my evidence may be anchored to a public blockchain. The evidence itself is not published."
          isChecked={form.hasConsent}
          onChange={form.setConsent}
          isDisabled={form.isSending}
          error={form.errors.consentVault}
        />
      </div>
    </>
  );
}
