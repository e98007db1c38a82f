import { describe, expect, test } from 'vitest';
import { prefillLayers } from '../puzzle/prefill-layers.ts';
import { clusterTitle } from '../reports/cluster-title.ts';
import { describeCluster } from '../reports/describe-cluster.ts';
import { crowdWords } from './crowd-words.ts';
import { Placeholders } from './placeholders.ts';
import { redact } from './redact.ts';
import type { StatedReport } from './testing/stated-report.ts';
import { REPORTER, STATED_REPORTS } from './testing/victims-reports.ts';

/** Everything derived from a report for the crowd. */
function writtenOf({ text, author = 'mixed' }: StatedReport): string {
  const placeholders = new Placeholders('test');
  const report = {
    scamName: text.slice(0, 60),
    scamType: 'other' as const,
    contactMethod: 'email' as const,
    dateOccurred: '2026-01-02',
    amountInvolved: '',
    scamPersonas: text,
    description: '',
    evidence: text,
    evidenceAuthor: author,
    ownNames: REPORTER,
    victimNames: REPORTER.slice(0, 1),
    placeholders,
  };
  const { passages } = crowdWords(
    { texts: [{ text, author }], ownNames: REPORTER, mayQuoteOwnWords: false },
    { placeholders, victimNames: [] },
  );
  // As a cluster is founded.
  const forCrowd = (words: string) =>
    redact(words, { grade: 'crowd', placeholders, victimNames: report.victimNames });
  const pieces = prefillLayers(report).map(({ content }) => content);
  const lines = [
    ...passages,
    forCrowd(clusterTitle(report, REPORTER)),
    forCrowd(describeCluster(report)),
    ...pieces,
  ];
  return lines.join('\n').toLowerCase();
}

/** As a word of its own: "rose" is not told by "prose". */
const tells = (written: string, fact: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${fact}(?![\p{L}\p{N}])`, 'u').test(written);

describe('nothing of a victim’s life comes out of', () => {
  test.each(STATED_REPORTS.map((one) => [one.text, one] as const))('%s', (_, report) => {
    const written = writtenOf(report);
    expect(
      report.facts.filter((fact) => tells(written, fact)),
      written,
    ).toEqual([]);
  });
});
