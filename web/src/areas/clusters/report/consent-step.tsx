import { Checkbox } from '../../../ui/checkbox.tsx';
import { MatchPreview } from './match-preview.tsx';
import { fieldId } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** Step 5: what happens to the report, and the consent to it. */
export function ConsentStep({ form }: { form: ReportForm }) {
  const files = form.kept.files.length;
  return (
    <>
      <MatchPreview report={form.draft.value} />
      <div>
        <p>When you submit:</p>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          <li>
            {files > 0 ? 'Your report and its files go' : 'Your report goes'} into the vault, with a SHA-256
            fingerprint that shows later that nothing was changed.
          </li>
          <li>We compare it with other reports. If they share an identifier, yours joins their cluster.</li>
          <li>
            Others see the name you gave the scam, the personas, and what we read out of your report:
            websites, wallets, amounts, tactics. Your account of it, your files and your name stay with you
            and analysts.
          </li>
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
