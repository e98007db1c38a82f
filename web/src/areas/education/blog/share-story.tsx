import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';

export interface ShareStoryProps {
  title: string;
  /** Path of the article's public page. */
  path: string;
  describedBy?: string | undefined;
}

/** Shares an article by the device's own means, or copies its link where there are none. */
export function ShareStory({ title, path, describedBy }: ShareStoryProps) {
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (!navigator.share) return copyLink(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's own dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url);
    }
  };
  const handleClick = async () => {
    setBusy(true);
    await share().finally(() => setBusy(false));
  };
  return (
    <Button size="sm" onClick={() => void handleClick()} isBusy={isBusy} aria-describedby={describedBy}>
      <Share2 aria-hidden className="size-4" />
      <Trans>Share Story</Trans>
    </Button>
  );
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t`Link copied`, description: url, variant: 'success' });
  } catch {
    toast({ title: t`Please copy the link by hand`, description: url, variant: 'destructive' });
  }
}
