import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { formatKilobytes } from '../../../ui/format-size.ts';
import { describeFileType } from '../describe-evidence.ts';

type ReadingProps = { reading: EvidenceReading };

/** The hashes by which the same file, a similar picture or the same layout is recognised. */
export function FingerprintCard({ reading: { hashes } }: ReadingProps) {
  return (
    <Card>
      <CardHeader title={t`Fingerprints`} />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Hash
            name="SHA-256"
            value={hashes.sha256}
            hint={t`Change one byte of the file, and this changes completely.`}
          />
          {hashes.perceptual && (
            <Hash
              name={t`Look of the picture`}
              value={hashes.perceptual}
              hint={t`Pictures that look alike have nearly the same value.`}
            />
          )}
          {hashes.structure && (
            <Hash
              name={t`Structure`}
              value={hashes.structure}
              hint={t`Pages or messages built in the same way share this value, whatever they say.`}
            />
          )}
        </dl>
      </CardBody>
    </Card>
  );
}

/** Those whom the server does not name, as it calls them. */
const ACTOR_WORDS: Readonly<Record<string, string>> = {
  'the platform': t`the platform`,
  'somebody whose account is gone': t`somebody whose account is gone`,
  'its owner': t`its owner`,
  'an analyst': t`an analyst`,
  'a member': t`a member`,
};

function Hash({ name, value, hint }: { name: string; value: string; hint: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex items-start justify-between gap-2">
        <code className="min-w-0 py-1 text-sm break-all">{value}</code>
        <CopyButton label={t`Copy: ${name}`} value={value} />
      </dd>
      <dd className="text-xs text-ink-soft">{hint}</dd>
    </div>
  );
}

/** The file's own metadata, which its maker could have faked. */
export function MetadataCard({ reading: { metadata } }: ReadingProps) {
  if (!metadata.length) return null;
  return (
    <Card>
      <CardHeader title={t`File details`} hint={t`These can be faked.`} />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {metadata.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may name the same detail twice, and the order never changes
            <div key={index}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

/** The files inside the file. */
export function AttachmentCard({ reading: { attachments } }: ReadingProps) {
  if (!attachments.length) return null;
  return (
    <Card>
      <CardHeader
        title={t`Attachments`}
        hint={t`We list and fingerprint them. They stay inside the original.`}
      />
      <CardBody>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {attachments.map((file) => (
            <li key={`${file.fileName} ${file.sha256}`} className="flex items-start gap-3">
              <Paperclip aria-hidden strokeWidth={1.5} className="mt-1 size-4 shrink-0 text-ink-soft" />
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{file.fileName}</p>
                <p className="text-sm text-ink-soft">
                  {describeFileType(file.fileType)} · {formatKilobytes(file.fileSize)}
                </p>
                <p className="flex items-start justify-between gap-2">
                  <code className="min-w-0 py-1 text-xs break-all">{file.sha256}</code>
                  <CopyButton label={t`Copy the SHA-256 of ${file.fileName}`} value={file.sha256} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Who handled the item and when, from its upload on. */
export function CustodyCard({ reading: { custody, earlierCustody } }: ReadingProps) {
  return (
    <Card>
      <CardHeader title={t`Chain of custody`} hint={t`We record every opening, in this order.`} />
      <CardBody>
        {earlierCustody > 0 && (
          <p className="mb-4 text-sm text-ink-soft">
            <Trans>
              These are the newest {custody.length} steps. {earlierCustody} earlier ones aren’t shown.
            </Trans>
          </p>
        )}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {custody.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            <Step key={index} action={entry.action}>
              {ACTOR_WORDS[entry.actor] ?? entry.actor} · <ExactTime at={entry.at} />
            </Step>
          ))}
        </ol>
        {custody.length === 0 && (
          <p className="text-ink-soft">
            <Trans>No steps yet.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function Step({ action, children }: { action: string; children: ReactNode }) {
  return (
    <li className="border-l-2 border-accent-line pl-3">
      <p className="font-medium first-letter:uppercase">{action}</p>
      <p className="text-sm text-ink-soft">{children}</p>
    </li>
  );
}
