import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** The open tab, where it is kept outside (for example in the URL). */
  value?: string;
  onChange?: (id: string) => void;
  /** Classes of the row of tabs, and of the open panel. */
  className?: string;
  panelClassName?: string;
}

/** Tabs with one visible panel; arrow keys move between them. */
export function Tabs({ label, items, value, onChange, className, panelClassName = 'pt-6' }: TabsProps) {
  const first = items[0]?.id ?? '';
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Radix.List
        aria-label={label}
        className={cn(
          // One row that scrolls sideways where it does not fit; the line below belongs to the row.
          'scroll-fade flex gap-x-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none]',
          className,
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.id}
            value={item.id}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-2.5 py-2 -outline-offset-2 sm:px-3 text-control font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-accent"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className={panelClassName}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
