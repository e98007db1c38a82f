import { t } from '@lingui/core/macro';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { NewestNotices } from './newest-notices.tsx';

/** The list of the newest notices beside the bell, open at first. */
export function BellPopover({ trigger }: { trigger: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          aria-label={t`Notices`}
          className="z-50 flex max-h-[min(36rem,80dvh)] w-96 flex-col rounded-lg border border-line bg-surface shadow-panel animate-rise"
        >
          <NewestNotices onLeave={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
