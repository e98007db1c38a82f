import type { HandedDraft } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FilePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useGivenDrafts, usePutAway } from './use-given-drafts.ts';

// Few people are given a draft: the page of all others need not load what shows it.
const CompareDrafts = lazyPart(async () => (await import('./compare-drafts.tsx')).CompareDrafts);

export interface GivenDraftsProps {
  clusterId: string;
  layer: number;
  accountId: string;
  /** The user's own text. */
  mine: string;
  onChange: (text: string) => void;
}

/** Says that somebody gave the user their unsent text of this layer; opens it beside the user's own. */
export function GivenDrafts({ clusterId, layer, accountId, mine, onChange }: GivenDraftsProps) {
  const given = useGivenDrafts(clusterId, layer, accountId);
  const [openId, setOpenId] = useState<string | null>(null);
  const putAway = usePutAway(clusterId);
  const open = given.find(({ id }) => id === openId);
  const end = (draft: HandedDraft) => {
    setOpenId(null);
    putAway.mutate(draft);
  };
  return (
    <div role="status" aria-label={t`Drafts given to you`}>
      {given.map((draft) => (
        <div
          key={draft.id}
          className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-md border border-accent-line bg-accent-soft px-4 py-3"
        >
          <p className="flex items-center gap-2 text-[0.9375rem]">
            <FilePen aria-hidden className="size-4 shrink-0 text-accent" />
            <span>
              <Trans>
                {draft.from.displayName} gave you their draft of this layer ·{' '}
                <RelativeTime at={draft.givenAt} />
              </Trans>
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={() => setOpenId(draft.id)}>
              <Trans>Read it beside yours</Trans>
            </Button>
            <Button size="sm" onClick={() => putAway.mutate(draft)} disabled={putAway.isPending}>
              <Trans>Put away</Trans>
            </Button>
          </div>
        </div>
      ))}
      {open && (
        <Suspense fallback={null}>
          <CompareDrafts
            draft={open}
            mine={mine}
            onChange={onChange}
            onPutAway={() => end(open)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
