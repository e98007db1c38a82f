import { CopyButton } from '../../ui/copy-button.tsx';
import { cutHash } from './cut-hash.ts';

/** The beginning of a hash, and a button that copies all of it. */
export function HashLine({ label, hash }: { label: string; hash: string }) {
  return (
    <p className="flex items-center gap-1 text-sm">
      <code>{cutHash(hash)}</code>
      <CopyButton label={label} value={hash} className="-my-1" />
    </p>
  );
}
