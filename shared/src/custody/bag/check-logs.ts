import { plural, t } from '@fap/shared/kernel/words.ts';
import { ChainWalk } from '../chain-walk.ts';
import { type LogPaths, OWN_LOG } from './bag-layout.ts';
import { type BagFinding, type BagStep, fails, holds, makeStep, open, sayTime } from './bag-report.ts';
import type { ReadLog } from './read-logs.ts';

/** Step 2: each custody log leads from the hash of its chain's name to its last entry. */
export function checkLogs(logs: readonly ReadLog[]): BagStep {
  const walks = logs.map(walk);
  const findings = walks.flatMap((one) => one.findings);
  return makeStep('log', findings, {
    holds: walks.map(({ summary }) => summary).join(' '),
    open: plural(logs.length, { one: 'The custody log is empty.', other: 'A custody log is empty.' }),
  });
}

function walk({ paths, log: { value: log, flaw } }: ReadLog): { findings: BagFinding[]; summary: string } {
  if (!log) return { findings: [fails(paths.log, flaw)], summary: '' };
  const { chain, entries } = log;
  const chainWalk = new ChainWalk(chain);
  for (const entry of entries) {
    const broken = chainWalk.take(entry);
    if (broken)
      return {
        findings: [fails(t`${paths.log}, entry ${broken.seq}`, `${broken.reason}.`)],
        summary: '',
      };
  }
  const last = entries.at(-1);
  if (!last) return { findings: [open(paths.log, t`It has no entry.`)], summary: '' };
  return {
    findings: entries.map(({ seq, at, action, entryHash }) =>
      holds(placeOf(paths, seq), t`${sayTime(at)}: ${action}, hash ${entryHash}`),
    ),
    summary:
      entries.length === 1
        ? t`The one entry of ${chain}, of ${sayTime(last.at)}, follows from its name. Its hash is ${chainWalk.head}.`
        : t`All ${entries.length} entries of ${chain} follow from each other, up to the last one of ${sayTime(last.at)}. Its hash is ${chainWalk.head}.`,
  };
}

/** The bag's own log needs no name. */
const placeOf = (paths: LogPaths, seq: number): string =>
  paths === OWN_LOG ? t`Entry ${seq}` : t`${paths.log}, entry ${seq}`;
