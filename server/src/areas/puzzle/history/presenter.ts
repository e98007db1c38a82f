import {
  type BoardChanges,
  countTextChange,
  describeBoardChanges,
  noChanges,
} from '@fap/shared/puzzle/board-changes.ts';
import type { Person } from '@fap/shared/puzzle/entities.ts';
import type { BoardVersion, HistoryMoment } from '@fap/shared/puzzle/history.ts';
import { type Names, presentPerson } from '../presenter.ts';
import type { Touch } from './authorship.ts';
import type { RowGroup } from './group-moments.ts';
import type { PastEntry, PastVersion } from './past-version.ts';

/** A moment as everybody sees it. */
export function presentMoment(group: RowGroup, changed: BoardChanges, names: Names): HistoryMoment {
  return {
    updateId: group.lastId,
    firstUpdateId: group.firstId,
    author: presentPerson(names, group.accountId),
    from: group.from.toISOString(),
    to: group.to.toISOString(),
    updates: group.rows,
    changed,
    text: describeBoardChanges(changed),
    restoredFrom: group.restoredFrom,
  };
}

/** A past state as everybody sees it. */
export function presentVersion(group: RowGroup, past: PastVersion, names: Names): BoardVersion {
  const { cards, lines, notes } = past;
  return {
    updateId: group.lastId,
    moment: presentMoment(group, changesOf(past, group.accountId), names),
    cards: cards.map((entry) => {
      const { kind, by } = entry.value;
      return { ...entry.value, ...frame(entry, names), kind: textOr(kind), by: textOr(by) };
    }),
    lines: lines.map((entry) => {
      const { label, by } = entry.value;
      return { ...entry.value, ...frame(entry, names), label: textOr(label), by: textOr(by) };
    }),
    notes: notes.map(({ runs, ...block }) => ({
      ...block,
      runs: runs.map(({ touch, ...run }) => ({ ...run, changedBy: personOf(touch, names) })),
    })),
  };
}

/** The accounts that wrote anything of a past version. */
export function collectAccounts({ cards, lines, notes }: PastVersion): string[] {
  const touches = [
    ...cards.map(({ touch }) => touch),
    ...lines.map(({ touch }) => touch),
    ...notes.flatMap(({ runs }) => runs.map(({ touch }) => touch)),
  ];
  return [...new Set(touches.flatMap((touch) => (touch ? [touch.accountId] : [])))];
}

/** What one person changed, counted from the differences that are shown. */
function changesOf({ cards, lines, notes }: PastVersion, accountId: string): BoardChanges {
  const changes = noChanges();
  for (const { change, touch } of cards)
    if (change && touch?.accountId === accountId) changes.cards[change] += 1;
  for (const { change, touch } of lines)
    if (change && touch?.accountId === accountId) changes.lines[change] += 1;
  for (const { change, text, touch } of notes.flatMap(({ runs }) => runs)) {
    if (touch?.accountId !== accountId) continue;
    const [before, after] = change === 'removed' ? [text, ''] : ['', text];
    const { added, removed } = countTextChange(before, after);
    changes.notes.charactersAdded += added;
    changes.notes.charactersRemoved += removed;
  }
  return changes;
}

function frame<Change>({ id, change, touch }: PastEntry<unknown, Change>, names: Names) {
  const changedAt = touch ? new Date(touch.at).toISOString() : null;
  return { id, change, changedBy: personOf(touch, names), changedAt };
}

const personOf = (touch: Touch | null, names: Names): Person | null =>
  touch && presentPerson(names, touch.accountId);

/** Clients of others may have left a field out. */
const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
