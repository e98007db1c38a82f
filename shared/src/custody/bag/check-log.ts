import { ChainWalk } from '../chain-walk.ts';
import type { Read } from './bag-contents.ts';
import { BAG_PATHS, type BagCustodyLog } from './bag-layout.ts';
import {
  type BagFinding,
  type BagStep,
  fails,
  holds,
  makeStep,
  open,
  sayAll,
  sayTime,
} from './bag-report.ts';

/** Step 2: the custody log leads from the hash of its chain's name to its last entry. */
export function checkLog({ value: log, flaw }: Read<BagCustodyLog>): BagStep {
  if (!log) return makeStep('log', [fails(BAG_PATHS.custodyLog, flaw ?? '')], { holds: '', open: '' });
  const { findings, head } = walk(log);
  const last = log.entries.at(-1);
  return makeStep('log', findings, {
    holds: `${sayAll(log.entries.length, 'entry', 'entries')} of ${log.chain} ${log.entries.length === 1 ? 'follows from its name' : 'follow from each other'}, up to the last one of ${sayTime(last?.at ?? '')}. Its hash is ${head}.`,
    open: 'The custody log is empty.',
  });
}

function walk({ chain, entries }: BagCustodyLog): { findings: BagFinding[]; head: string } {
  const chainWalk = new ChainWalk(chain);
  for (const entry of entries) {
    const flaw = chainWalk.take(entry);
    if (flaw)
      return {
        findings: [fails(`${BAG_PATHS.custodyLog}, entry ${flaw.seq}`, `${flaw.reason}.`)],
        head: chainWalk.head,
      };
  }
  const findings =
    entries.length === 0
      ? [open(BAG_PATHS.custodyLog, 'It has no entry.')]
      : entries.map(({ seq, at, action, entryHash }) =>
          holds(`Entry ${seq}`, `${sayTime(at)}: ${action}, hash ${entryHash}`),
        );
  return { findings, head: chainWalk.head };
}
