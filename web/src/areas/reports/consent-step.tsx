import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MatchPreview } from './match-preview.tsx';
import { fieldId } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** Step 5: explains who sees what, and asks for consent. */
export function ConsentStep({ form }: { form: ReportForm }) {
  const files = form.kept.files.length;
  return (
    <>
      <MatchPreview report={form.draft.value} />
      <div>
        <p>
          <Trans>When you submit:</Trans>
        </p>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          <li>
            <Trans>
              Your words{files > 0 && t` and your files`} go into the vault. Their SHA-256 fingerprints later
              show whether anybody changed them.
            </Trans>
          </li>
          <li>
            <Trans>
              We compare it with other reports. If they clearly name the same party, yours joins their
              cluster.
            </Trans>
          </li>
        </ul>
        <h3 className="mt-6 font-semibold">
          <Trans>Who sees what</Trans>
        </h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          <li>
            <Trans>
              Others see a title: the scam’s name if it names no person, else a neutral one. They also see the
              kinds of personas, websites, wallets, ranges of amounts and tactics.
            </Trans>
          </li>
          <li>
            <Trans>They can read what the scammers wrote, with names and numbers hidden.</Trans>
          </li>
          <li>
            <Trans>
              Analysts see your report with personal details hidden. They can open your files, and we record
              each opening.
            </Trans>
          </li>
          <li>
            <Trans>Your own sentences stay between you and analysts, unless you tick the box below.</Trans>
          </li>
        </ul>
      </div>
      <div className="grid gap-5 rounded-lg border border-line bg-sunken p-5">
        <Checkbox
          id={fieldId('consentVault')}
          label={t`I consent to vault anchoring`}
          hint={t`The fingerprint of my evidence may be anchored to a public blockchain. The evidence itself is not published.`}
          isChecked={form.hasConsent}
          onChange={form.setConsent}
          isDisabled={form.isSending}
          error={form.errors.consentVault}
        />
        <Checkbox
          id={fieldId('consentWords')}
          label={t`Volunteers may also read my own sentences, with details hidden (optional)`}
          hint={t`We hide names, numbers and unusual words. No hiding is perfect, so leave this off if you are unsure.`}
          isChecked={form.draft.value.consentWords}
          onChange={(isAllowed) => form.change('consentWords', isAllowed)}
          isDisabled={form.isSending}
        />
      </div>
    </>
  );
}
