import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Link2 } from 'lucide-react';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';

export interface CopyLinkProps {
  /** The path of what the link leads to. */
  path: string;
  /** What it leads to, for screen readers: "this piece". */
  what: string;
}

/** Copies the whole address of something, for a message to somebody else. */
export function CopyLink({ path, what }: CopyLinkProps) {
  const address = `${window.location.origin}${path}`;
  const copy = useAction({
    run: async () => navigator.clipboard.writeText(address),
    onFailure: () =>
      toast({
        title: t`The link was not copied`,
        description: t`Please copy it by hand: ${address}`,
        variant: 'destructive',
      }),
  });
  const Icon = copy.isSuccess ? Check : Link2;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => copy.mutate()}>
        <Icon aria-hidden className={cn('size-4', copy.isSuccess && 'text-low')} />
        {copy.isSuccess ? t`Link copied` : t`Copy link`}
        <span className="sr-only">
          {' '}
          <Trans>to {what}</Trans>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {copy.isSuccess && t`Link copied`}
      </span>
    </>
  );
}
