import * as v from 'valibot';

/** What a link can lead to. */
export const UNFURLED_KINDS = ['puzzle', 'cluster', 'piece', 'layer', 'comment', 'exhibit'] as const;
export type UnfurledKind = (typeof UNFURLED_KINDS)[number];

/** What a link leads to, in words this reader may see. */
export const unfurledSchema = v.object({
  kind: v.picklist(UNFURLED_KINDS),
  title: v.string(),
  /** How it is now, in a few words. */
  state: v.string(),
});
export type Unfurled = v.InferOutput<typeof unfurledSchema>;

/** The kinds as people read them. */
export const UNFURLED_LABELS: Record<UnfurledKind, string> = {
  puzzle: 'Puzzle',
  cluster: 'Cluster',
  piece: 'Piece',
  layer: 'Layer',
  comment: 'Comment',
  exhibit: 'Exhibit',
};
