import { plural } from '@fap/shared/kernel/words.ts';
import type {
  Citation,
  ClusterEvidence,
  EvidenceFile,
  EvidenceText,
  Finding,
  UnitReport,
} from './cluster-evidence.ts';

/** The accounts of victims, without the words of files. */
export const reportsOf = ({ texts }: ClusterEvidence): (EvidenceText & { occurredOn: string })[] =>
  texts.flatMap((text) => (text.occurredOn === null ? [] : [{ ...text, occurredOn: text.occurredOn }]));

/** Citations of whole files. */
export const cite = (files: readonly { exhibit: string }[]): Citation[] =>
  files.map(({ exhibit }) => ({ exhibit }));

/** "3 files", inside a sentence. */
export const countFiles = (count: number): string => plural(count, { one: '# file', other: '# files' });
/** "3 reports", inside a sentence. */
export const countReports = (count: number): string => plural(count, { one: '# report', other: '# reports' });
/** "3 days", inside a sentence. */
export const countDays = (count: number): string => plural(count, { one: '# day', other: '# days' });
/** "3 other clusters", inside a sentence. */
export const countOtherClusters = (count: number): string =>
  plural(count, { one: '# other cluster', other: '# other clusters' });
/** That something was found in so many files: a sentence. */
export const foundInFiles = (count: number): string =>
  plural(count, { one: 'Found in # file.', other: 'Found in # files.' });

/** That something stands in the scripts of so many files: a sentence. */
export const inScripts = (count: number): string =>
  plural(count, { one: 'In the scripts of # file.', other: 'In the scripts of # files.' });

/** How many of the cited exhibits are reports, and how many are files. */
export function countExhibits(
  exhibits: Iterable<string>,
  files: readonly { exhibit: string }[],
): { reports: number; files: number } {
  const all = new Set(exhibits);
  const inFiles = files.filter(({ exhibit }) => all.has(exhibit)).length;
  return { reports: all.size - inFiles, files: inFiles };
}

/** What of the files was not looked through, in sentences; undefined when all of them were. */
export function noteUnseen(files: readonly EvidenceFile[]): string | undefined {
  const waiting = files.filter(({ traces }) => traces === null).length;
  const damaged = files.filter(({ traces }) => traces?.isDamaged).length;
  const notes = [
    ...(waiting > 0
      ? [
          plural(waiting, {
            one: '# file was not looked through yet.',
            other: '# files were not looked through yet.',
          }),
        ]
      : []),
    ...(damaged > 0
      ? [
          plural(damaged, {
            one: '# file is damaged and could not be looked through.',
            other: '# files are damaged and could not be looked through.',
          }),
        ]
      : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** Findings of what several files bear: one for each key, with the files that bear it. */
export function groupFiles(
  files: readonly EvidenceFile[],
  keysOf: (file: EvidenceFile) => readonly string[],
  describe: (key: string, files: readonly EvidenceFile[]) => Omit<Finding, 'citations'> | null,
): Finding[] {
  const bearers = new Map<string, EvidenceFile[]>();
  for (const file of files) {
    for (const key of new Set(keysOf(file))) bearers.set(key, [...(bearers.get(key) ?? []), file]);
  }
  return [...bearers]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .flatMap(([key, bearing]) => {
      const finding = describe(key, bearing);
      return finding ? [{ ...finding, citations: cite(bearing) }] : [];
    });
}

/** A report with what could not be examined, where anything could not. */
export const withNote = (findings: Finding[], note: string | undefined): UnitReport =>
  note === undefined ? { findings } : { findings, note };
