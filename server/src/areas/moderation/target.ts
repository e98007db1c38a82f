import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import type { ModerationTarget } from '@fap/shared/moderation/contract.ts';
import type { contentFlag } from '../../db/schema/moderation.ts';

/** What flags of the same thing have in common. The words of a passage are not in it. */
export function keyOf(target: ModerationTarget): string {
  switch (target.kind) {
    case 'piece':
    case 'comment':
    case 'name':
      return `${target.kind}:${target.id}`;
    case 'card':
      return `card:${sha256Hex(`${target.clusterId} ${target.id}`)}`;
    case 'notes':
      return `notes:${sha256Hex(`${target.clusterId} ${target.passage}`)}`;
  }
}

type FlagRow = Pick<typeof contentFlag.$inferSelect, 'kind' | 'targetId' | 'clusterId' | 'passage'>;

/** The target of a stored flag; null when what it named was redacted. */
export function targetOf({ kind, targetId: id, clusterId, passage }: FlagRow): ModerationTarget | null {
  if (kind === 'notes') return clusterId && passage ? { kind, clusterId, passage } : null;
  if (id === null) return null;
  if (kind === 'card') return clusterId ? { kind, clusterId, id, passage } : null;
  return { kind, id };
}
