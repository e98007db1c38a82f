import type { ListedSource } from '@fap/shared/harvest/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const SourceHistory = lazyPart(() => import('./source-history.tsx').then((part) => part.SourceHistory));

/** Opens a source's history, and for admins what can be changed about it. */
export function SourceDetails({ source }: { source: ListedSource }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={source.name}
      description={t`What it answered lately, newest first.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" aria-label={t`History of ${source.name}`}>
          <Trans>History</Trans>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton label={t`Loading the history…`} shape="list" count={3} />}>
        <SourceHistory source={source} onRemoved={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
