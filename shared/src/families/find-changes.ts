import type { ReportStep } from './report-step.ts';

/** The kinds of change between reports. */
export const CHANGE_KINDS = ['domain', 'rail', 'channel', 'persona', 'tactic'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A value that no earlier report has. */
export interface Change {
  kind: ChangeKind;
  /** `example.com`, `crypto`, `telegram`, an alias, `10.gift-card`. */
  value: string;
  date: string;
  exhibit: string;
}

const VALUES: Record<ChangeKind, (step: ReportStep) => readonly string[]> = {
  domain: ({ domains }) => domains,
  rail: ({ rails }) => rails,
  channel: ({ channels }) => channels,
  persona: ({ aliases }) => aliases,
  tactic: ({ tactics }) => tactics,
};

/**
 * Finds changes, in the order of the reports' days. A kind without an earlier value is no change: there is nothing to
 * compare with. A name that is part of a longer known one is no new persona.
 */
export function findChanges(steps: readonly ReportStep[]): Change[] {
  const known = new Map<ChangeKind, Set<string>>();
  const changes: Change[] = [];
  for (const step of inOrder(steps)) {
    for (const kind of CHANGE_KINDS) {
      const values = VALUES[kind](step);
      const before = known.get(kind);
      if (before)
        for (const value of new Set(values))
          if (!isKnown(kind, value, before))
            changes.push({ kind, value, date: step.date, exhibit: step.exhibit });
      if (before || values.length > 0) known.set(kind, new Set([...(before ?? []), ...values]));
    }
  }
  return changes;
}

/** Reports by their day; of one day in order of arrival. */
export function inOrder(steps: readonly ReportStep[]): ReportStep[] {
  return steps.toSorted(
    (a, b) => compare(a.date, b.date) || compare(a.receivedAt, b.receivedAt) || compare(a.exhibit, b.exhibit),
  );
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function isKnown(kind: ChangeKind, value: string, before: ReadonlySet<string>): boolean {
  if (kind !== 'persona') return before.has(value);
  const words = value.split(/\s+/u);
  return [...before].some((name) => {
    const others = name.split(/\s+/u);
    return words.some((word) => word.length > 2 && others.includes(word));
  });
}
