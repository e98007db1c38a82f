import { t } from '@fap/shared/kernel/words.ts';
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

/** "3 files". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** "2 reports and 1 file", of the exhibits that are cited. */
export function countExhibits(exhibits: Iterable<string>, files: readonly { exhibit: string }[]): string {
  const all = new Set(exhibits);
  const inFiles = files.filter(({ exhibit }) => all.has(exhibit)).length;
  const inReports = all.size - inFiles;
  if (inFiles === 0) return count(inReports, 'report');
  if (inReports === 0) return count(inFiles, 'file');
  return t`${count(inReports, 'report')} and ${count(inFiles, 'file')}`;
}

/** What of the files was not looked through; undefined when all of them were. */
export function noteUnseen(files: readonly EvidenceFile[]): string | undefined {
  const waiting = files.filter(({ traces }) => traces === null).length;
  const damaged = files.filter(({ traces }) => traces?.isDamaged).length;
  const notes = [
    ...(waiting > 0 ? [t`${count(waiting, 'file')} not looked through yet`] : []),
    ...(damaged > 0 ? [t`${count(damaged, 'damaged file')} not looked through`] : []),
  ];
  return notes.length > 0 ? notes.join('; ') : undefined;
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
