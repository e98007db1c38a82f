import { paths } from '../../../platform/paths.ts';
import { addToDraft } from '../../../platform/use-draft.ts';

/** Under which name a puzzle keeps what somebody is writing for a layer. */
export const pieceDraftName = (clusterId: string, layer: number): string => `piece:${clusterId}:${layer}`;

/** Fills in a puzzle's form for a layer and gives its address; nothing is sent. */
export function fillPieceForm(
  accountId: string,
  { clusterId, layer, content }: { clusterId: string; layer: number; content: string },
): string {
  addToDraft(pieceDraftName(clusterId, layer), accountId, 'content', content);
  return paths.puzzle(clusterId, { mode: 'contribute', layer });
}
