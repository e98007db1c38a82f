import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { mergedLog, OWN_LOG } from './bag-layout.ts';
import { MADE_CHAIN, type MadeFiles, MERGED_CHAIN, makeMergedBagFiles, sealBag } from './testing/make-bag.ts';
import { flawsOf, runCheck } from './testing/run-check.ts';

// Whoever forges here makes the lists of the bag anew, so that its first step always holds.

const GOOD = makeMergedBagFiles();
const MERGED = mergedLog(MERGED_CHAIN);
const textOf = (path: string): string => new TextDecoder().decode(GOOD.get(path));
const put = (path: string, text: string): MadeFiles => sealBag(new Map(GOOD).set(path, utf8ToBytes(text)));

/** The bag with the merged cluster's log in a folder of another name. */
function moved(name: string): MadeFiles {
  const files: MadeFiles = new Map();
  for (const [path, bytes] of GOOD) files.set(path.replace(MERGED.folder, mergedLog(name).folder), bytes);
  return sealBag(files);
}

describe('the log of a merged cluster', () => {
  test('is walked, and its heads, evidence and proofs are checked with those of the own', () => {
    const report = runCheck(GOOD);
    expect(report.state).toBe('holds');
    expect(report.chain).toBe(MADE_CHAIN);
    expect(report.steps.map(({ summary }) => summary).slice(1, 5)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^All 6 entries of ${MADE_CHAIN} .* All 2 entries of ${MERGED_CHAIN} follow from each other`,
          'u',
        ),
      ),
      'All 3 stamped heads are in their logs at the right place. Each digest was computed again from the log and the evidence manifest.',
      'All 4 evidence files are here, and each has the SHA-256 and the size that the newest stamped manifest names.',
      'All 7 proofs lead to a block header in this bag.',
    ]);
  });

  test('cannot pass for that of another cluster', () => {
    expect(flawsOf(moved(MADE_CHAIN))).toContain(
      `log: ${mergedLog(MADE_CHAIN).log}: It is the log of ${MERGED_CHAIN}, in the folder of another.`,
    );
    const swapped = put(MERGED.log, textOf(OWN_LOG.log));
    expect(flawsOf(swapped).join('\n')).toContain(`It is the log of ${MADE_CHAIN}`);
  });

  test('is missed where its folder stands without it, and so is a file that belongs to none', () => {
    const without = new Map(GOOD);
    without.delete(MERGED.log);
    expect(flawsOf(sealBag(without))).toContain(`log: ${MERGED.log}: It is not in the bag.`);
    expect(flawsOf(put(`${MERGED.folder}note.txt`, 'more'))).toEqual([
      `heads: ${MERGED.folder}note.txt: It is no part of a custody log.`,
    ]);
  });

  test('has a flaw named at its own entry, and evidence at its own manifest', () => {
    const [, second] = (JSON.parse(textOf(MERGED.log)) as { entries: { at: string }[] }).entries;
    const edited = put(MERGED.log, textOf(MERGED.log).replace(second?.at ?? '?', '2026-01-01T00:00:00.000Z'));
    expect(flawsOf(edited)).toEqual([expect.stringContaining(`log: ${MERGED.log}, entry 2: `)]);
    const voice = [...GOOD.keys()].find((path) => path.endsWith('voice mail.txt')) ?? '';
    expect(flawsOf(put(voice, 'This is your bank. Press two.')).join('\n')).toContain(
      `files: ${voice}: It is not the file that was handed in`,
    );
  });
});
