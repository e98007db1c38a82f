import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';

interface AuditRow {
  id: number;
  at: Date;
  action: string;
  after: unknown;
  actor: string | null;
}

type Describe = (layer: string) => string;

const SENTENCES: Record<string, { text: Describe; isNamed: boolean }> = {
  'cluster.founded': { text: () => t`A report founded this cluster`, isNamed: false },
  'cluster.joined': { text: () => t`Another report joined this cluster`, isNamed: false },
  'cluster.advisory-cited': { text: () => t`A published warning names this cluster`, isNamed: false },
  'puzzle.prefilled': { text: () => t`The report filled in what it names`, isNamed: false },
  'puzzle.contributed': { text: (layer) => t`added a piece to ${layer}`, isNamed: true },
  'puzzle.confirmed': { text: (layer) => t`confirmed a piece of ${layer}`, isNamed: true },
  'puzzle.disputed': { text: (layer) => t`disputed a piece of ${layer}`, isNamed: true },
  'puzzle.claimed': { text: (layer) => t`is working on ${layer}`, isNamed: true },
  'puzzle.restored': {
    text: () => t`brought back an earlier version of the board and notes`,
    isNamed: true,
  },
  'puzzle.hidden': { text: (layer) => t`A moderator hid a piece of ${layer}`, isNamed: false },
  'puzzle.redacted': { text: (layer) => t`A moderator removed a piece of ${layer}`, isNamed: false },
  'puzzle.shown-again': { text: (layer) => t`A moderator showed a piece of ${layer} again`, isNamed: false },
  'board.redacted': { text: () => t`A moderator removed something from the board or notes`, isNamed: false },
  'board.reset': { text: () => t`emptied the board and notes`, isNamed: true },
  'puzzle.taken-over': { text: (layer) => t`took over ${layer}`, isNamed: true },
};

/** An audit row as one line of the activity list; none for rows that the list does not show. */
export function describeActivity(row: AuditRow): Puzzle['activity'] {
  const sentence = SENTENCES[row.action];
  if (!sentence) return [];
  const layer = (row.after as { layer?: number } | null)?.layer ?? null;
  return [
    {
      id: String(row.id),
      at: row.at.toISOString(),
      actor: sentence.isNamed ? row.actor : null,
      text: sentence.text(layer === null ? t`the puzzle` : anatomyLayer(layer).name),
      layer,
    },
  ];
}
