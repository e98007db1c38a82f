import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';

/** What a link can lead to. */
export const UNFURLED_KINDS = [
  'puzzle',
  'cluster',
  'piece',
  'card',
  'frame',
  'layer',
  'comment',
  'exhibit',
] as const;
export type UnfurledKind = (typeof UNFURLED_KINDS)[number];

/** Why something that was there says nothing any more. */
export const GONE_WAYS = ['hidden', 'removed', 'withdrawn'] as const;
export type GoneWay = (typeof GONE_WAYS)[number];

/** What a link leads to, in words this reader may see. */
export const unfurledSchema = v.object({
  kind: v.picklist(UNFURLED_KINDS),
  title: v.string(),
  /** How it is now, in a few words. */
  state: v.string(),
  /** Why its own words are not shown; null while they are. */
  gone: v.nullable(v.picklist(GONE_WAYS)),
  /** The layer it is, or belongs to. */
  layer: v.nullable(v.number()),
});
export type Unfurled = v.InferOutput<typeof unfurledSchema>;

/** The kinds as people read them. */
export const UNFURLED_LABELS: Record<UnfurledKind, string> = {
  puzzle: t`Puzzle`,
  cluster: t`Cluster`,
  piece: t`Piece`,
  card: t`Card`,
  frame: t`Frame`,
  layer: t`Layer`,
  comment: t`Comment`,
  exhibit: t`Exhibit`,
};
