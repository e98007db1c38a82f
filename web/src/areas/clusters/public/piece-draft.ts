import { paths } from '../../../platform/paths.ts';
import { addToDraft } from '../../../platform/use-draft.ts';

/** The draft name of a layer's piece. */
export const pieceDraftName = (clusterId: string, layer: number): string => `piece:${clusterId}:${layer}`;

/** Adds text to the draft of a layer's piece without sending it; gives the link to its form. */
export function fillPieceForm(
  accountId: string,
  { clusterId, layer, content }: { clusterId: string; layer: number; content: string },
): string {
  addToDraft(pieceDraftName(clusterId, layer), accountId, 'content', content);
  return paths.puzzle(clusterId, { mode: 'contribute', layer });
}
