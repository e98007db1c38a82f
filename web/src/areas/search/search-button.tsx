import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useKeys } from './keys/use-keys.ts';

const Palette = lazyPart(async () => (await import('./palette/palette.tsx')).Palette);
const KeysDialog = lazyPart(async () => (await import('./keys/keys-dialog.tsx')).KeysDialog);

/** The button that opens the search, and the keys that do; the dialogs are loaded when they are first opened. */
export function SearchButton() {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  useKeys({ onSearch: () => setOpen('search'), onHelp: () => setOpen('keys') });
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-label={t`Search`}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen('search')}
        className="flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-sunken"
      >
        <Search aria-hidden className="size-5" />
      </button>
      <Suspense>
        {open === 'search' && <Palette onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
}
