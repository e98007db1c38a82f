import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { cn } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { isActiveEntry, PRIMARY_COUNT, useNavEntries } from './nav.ts';
import { BarLink, PanelLinks } from './nav-link.tsx';

/** The navigation of wide screens: six entries, and the others in the More Tools panel. */
export function WideNav() {
  const [isOpen, setOpen] = useState(false);
  const [location] = useLocation();
  const entries = useNavEntries();
  const more = entries.slice(PRIMARY_COUNT);
  const isInside = more.some((entry) => isActiveEntry(entry.path, location));
  return (
    <nav aria-label={t`Main`} className="hidden h-full items-stretch lg:flex">
      {entries.slice(0, PRIMARY_COUNT).map((entry) => (
        <BarLink key={entry.path} entry={entry} />
      ))}
      <Dialog
        title={t`Advanced Tools`}
        placement="side"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            className={cn(
              'flex items-center gap-1.5 border-y-2 border-t-transparent px-2 text-sm whitespace-nowrap xl:px-3',
              isInside
                ? 'border-b-accent font-semibold text-accent'
                : 'border-b-transparent font-medium text-ink-soft hover:text-ink',
            )}
          >
            <PanelRight aria-hidden className="size-4" />
            <Trans>More Tools</Trans>
          </button>
        }
      >
        <PanelLinks label={t`Advanced tools`} entries={more} onChoose={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}

/** The navigation of narrow screens: a menu with all entries. */
export function NarrowNav() {
  const entries = useNavEntries();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Dialog
        title={t`Menu`}
        placement="side"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            aria-label={t`Open menu`}
            className="flex size-10 items-center justify-center rounded-md hover:bg-sunken"
          >
            <Menu aria-hidden className="size-5" />
          </button>
        }
      >
        <PanelLinks label={t`All pages`} entries={entries} onChoose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
