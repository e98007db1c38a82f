import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import { claimsContract } from '@fap/shared/puzzle/claims-contract.ts';
import type { HandedDraft } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { read, useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTopic } from '../../../platform/use-topic.ts';

const drafts = read(claimsContract.drafts, { isFreshOnVisit: true });

/** Drafts that others gave to the user for this layer; a new one appears without a reload. */
export function useGivenDrafts(clusterId: string, layer: number, accountId: string): readonly HandedDraft[] {
  const request = { params: { clusterId } };
  const { data } = useRead(drafts, request);
  // The words are in no fact: a notice says that there is something to fetch.
  useTopic(noticesTopic(accountId), noticeFacts, {
    onGathered: (facts) => {
      if (facts.some(({ key, fact }) => key === 'added' && fact.kind === 'draft-given'))
        void drafts.refresh(request);
    },
    onTruncated: () => void drafts.refresh(request),
  });
  return data?.drafts.filter((draft) => draft.layer === layer) ?? [];
}

/** Puts a given draft away for good. */
export function usePutAway(clusterId: string) {
  return useAction({
    run: (draft: HandedDraft) => api(claimsContract.dropDraft, { params: { id: draft.id } }),
    onSuccess: (_, draft) =>
      drafts.patch((before) => ({ drafts: before.drafts.filter(({ id }) => id !== draft.id) }), {
        params: { clusterId },
      }),
    onFailure: (error) =>
      toast({
        title: t`Not put away`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
}
