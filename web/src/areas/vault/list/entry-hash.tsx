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
        <CopyButton label={`Copy the SHA-256 of ${fileName}`} value={hash} className="-my-1" />
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show all'}: SHA-256 of ${fileName}`}
          onClick={() => setWhole(!isWhole)}
          className="link -my-1 py-1 text-sm"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      </span>
    </>
  );
}
