import { ChevronDown, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '../../../ui/button.tsx';

export interface MenuItem {
  label: string;
  isDisabled?: boolean;
  onSelect: () => void;
}

/** A button of the toolbar that opens a list of actions. */
export function ToolbarMenu({
  label,
  icon: Icon,
  items,
  onClosed,
}: {
  label: string;
  icon: LucideIcon;
  items: readonly MenuItem[];
  /** Gets the focus when the list closes. */
  onClosed: () => void;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button size="sm" variant="quiet" title={label}>
          <Icon aria-hidden className="size-4" />
          {/* The tools stay in one row: a second one would be taken from the board. */}
          <span className="@max-4xl:sr-only">{label}</span>
          <ChevronDown aria-hidden className="size-3.5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="z-50 min-w-48 rounded-lg border border-line bg-surface p-1.5 shadow-panel animate-rise"
        >
          {items.map(({ label: text, isDisabled, onSelect }) => (
            <DropdownMenu.Item
              key={text}
              disabled={isDisabled ?? false}
              onSelect={onSelect}
              className="flex min-h-9 cursor-pointer items-center rounded-md px-3 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-sunken"
            >
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
