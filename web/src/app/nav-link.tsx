import { Link, useLocation } from 'wouter';
import type { NavEntry } from '../platform/area.ts';
import { cn } from '../ui/class-names.ts';
import { isActiveEntry } from './nav.ts';

/** An entry of the bar on wide screens; the current page is underlined. */
export function BarLink({ entry }: { entry: NavEntry }) {
  const [location] = useLocation();
  const isActive = isActiveEntry(entry.path, location);
  return (
    <Link
      href={entry.path}
      aria-current={isActive ? 'page' : undefined}
      className={cn(
        'flex h-full items-center border-y-2 border-t-transparent px-2 text-sm whitespace-nowrap xl:px-3',
        isActive
          ? 'border-b-accent font-semibold text-accent'
          : 'border-b-transparent font-medium text-ink-soft hover:text-ink',
      )}
    >
      {entry.name}
    </Link>
  );
}

export interface PanelLinksProps {
  label: string;
  entries: readonly NavEntry[];
  onChoose: () => void;
}

/** The list of entries in a side panel. */
export function PanelLinks({ label, entries, onChoose }: PanelLinksProps) {
  const [location] = useLocation();
  return (
    <nav aria-label={label}>
      <ul className="-mx-2 grid gap-0.5">
        {entries.map(({ name, path, icon: Icon }) => {
          const isActive = isActiveEntry(path, location);
          return (
            <li key={path}>
              <Link
                href={path}
                onClick={onChoose}
                aria-current={isActive ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-md px-3',
                  isActive ? 'bg-accent-soft font-semibold text-accent' : 'font-medium hover:bg-sunken',
                )}
              >
                <Icon
                  aria-hidden
                  strokeWidth={1.75}
                  className={cn('size-5', isActive ? 'text-accent' : 'text-ink-soft')}
                />
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
