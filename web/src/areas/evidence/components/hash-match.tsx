import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { CopyButton } from '../../../ui/copy-button.tsx';

export interface HashMatchProps {
  /** Null when this browser could not compute it. */
  browser: string | null;
  server: string;
}

/** The file's SHA-256, and whether what arrived is what left this browser. */
export function HashMatch({ browser, server }: HashMatchProps) {
  return (
    <div>
      <p className="flex items-start gap-2">
        <code className="min-w-0 text-sm break-all">{server}</code>
        <CopyButton label={t`Copy the SHA-256`} value={server} className="-my-1" />
      </p>
      <p className="mt-1 flex items-start gap-1.5 text-sm">
        <Outcome browser={browser} server={server} />
      </p>
    </div>
  );
}

function Outcome({ browser, server }: HashMatchProps) {
  if (browser === null) {
    return (
      <>
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <span className="text-ink-soft">
          <Trans>This browser could not compute it, so we have nothing to compare.</Trans>
        </span>
      </>
    );
  }
  if (browser === server) {
    return (
      <>
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-low" />
        <span className="font-medium text-low">
          <Trans>Matching: your browser computed the same value before sending.</Trans>
        </span>
      </>
    );
  }
  return (
    <>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-critical" />
      <span className="font-medium text-critical">
        <Trans>
          Not matching: your browser computed <code className="break-all">{browser}</code>. Please upload the
          file again.
        </Trans>
      </span>
    </>
  );
}
