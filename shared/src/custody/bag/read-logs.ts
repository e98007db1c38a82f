import { t } from '@fap/shared/kernel/words.ts';
import { headsSchema, logSchema, type Read, readJson } from './bag-contents.ts';
import {
  type BagCustodyLog,
  type BagHead,
  type LogPaths,
  MERGED_FOLDER,
  mergedLog,
  OWN_LOG,
} from './bag-layout.ts';
import type { BagFiles } from './open-bag.ts';

/** A custody log of a bag as it was read. */
export interface ReadLog {
  paths: LogPaths;
  log: Read<BagCustodyLog>;
  heads: Read<BagHead[]>;
}

/** The log of the bag's own cluster, and those of clusters merged into it by the names of their folders. */
export function readLogs(files: BagFiles): [own: ReadLog, ...merged: ReadLog[]] {
  const names = new Set(
    [...files.keys()]
      .filter((path) => path.startsWith(MERGED_FOLDER))
      .map((path) => path.slice(MERGED_FOLDER.length).split('/')[0] ?? ''),
  );
  return [readLog(files, OWN_LOG), ...[...names].sort().map((name) => readMerged(files, name))];
}

function readLog(files: BagFiles, paths: LogPaths): ReadLog {
  return {
    paths,
    log: readJson(files, paths.log, logSchema),
    heads: readJson(files, paths.heads, headsSchema),
  };
}

/** Under another name than its own, a log would be taken for that of a cluster it is not of. */
function readMerged(files: BagFiles, name: string): ReadLog {
  const read = readLog(files, mergedLog(name));
  const chain = read.log.value?.chain;
  return chain === undefined || chain === name
    ? read
    : { ...read, log: { value: null, flaw: t`It is the log of ${chain}, in the folder of another.` } };
}
