import { claimsContract } from '@fap/shared/puzzle/claims-contract.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FilePen } from 'lucide-react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { pieceDraftName } from '../../clusters/public/piece-draft.ts';

const EMPTY = { content: '' };

export interface GiveDraftProps {
  clusterId: string;
  layer: number;
  accountId: string;
  to: Person;
}

/** Gives the user's unsent text to who works on the layer now, or asks for it; nothing where there is no text. */
export function GiveDraft({ clusterId, layer, accountId, to }: GiveDraftProps) {
  const { content } = useDraft(pieceDraftName(clusterId, layer), accountId, EMPTY).value;
  const give = useAction({
    run: () =>
      api(claimsContract.giveDraft, {
        params: { clusterId, layer: String(layer) },
        body: { toId: to.id, content: content.trim() },
      }),
    onSuccess: () =>
      toast({
        title: t`Draft given`,
        description: t`${to.displayName} can read it beside their own. Your text stays here.`,
        variant: 'success',
      }),
    onFailure: (error) =>
      toast({
        title: t`Draft not given`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  if (!content.trim()) return null;
  return (
    <Button size="sm" onClick={() => give.mutate()} disabled={give.isPending}>
      <FilePen aria-hidden className="size-4" />
      <Trans>Give {to.displayName} my draft</Trans>
    </Button>
  );
}
