import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { cutHash } from '../cut-hash.ts';

export interface EntryHashProps {
  fileName: string;
  hash: string;
}

/** An item's SHA-256: its beginning, and a button that shows all of it. */
export function EntryHash({ fileName, hash }: EntryHashProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <code className="break-all">{isWhole ? hash : cutHash(hash)}</code>
      <span className="ml-1 inline-flex items-center gap-1 align-middle">
        <CopyButton label={t`Copy the SHA-256 of ${fileName}`} value={hash} className="-my-1" />
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={t`${isWhole ? t`Show less` : t`Show all`}: SHA-256 of ${fileName}`}
          onClick={() => setWhole(!isWhole)}
          className="link -my-1 py-1 text-sm"
        >
          {isWhole ? t`Show less` : t`Show all`}
        </button>
      </span>
    </>
  );
}
