import { t } from '@fap/shared/kernel/words.ts';
import { readText } from './bag-contents.ts';
import { BAG_PATHS, PAYLOAD_FOLDER } from './bag-layout.ts';
import { type BagFinding, type BagStep, fails, holds, makeStep } from './bag-report.ts';
import type { BagFiles } from './open-bag.ts';
import { readTagLines } from './tag-lines.ts';

/** Step 1: every byte of the bag is listed and as it is listed, and nothing is there that is not listed. */
export function checkBytes(files: BagFiles, digests: ReadonlyMap<string, string>): BagStep {
  const isPayload = (path: string) => path.startsWith(PAYLOAD_FOLDER);
  const findings = [
    ...checkDeclaration(files),
    ...compare(files, digests, BAG_PATHS.payloadManifest, isPayload),
    ...compare(
      files,
      digests,
      BAG_PATHS.tagManifest,
      (path) => !isPayload(path) && path !== BAG_PATHS.tagManifest,
    ),
    ...checkOxum(files),
  ];
  return makeStep('bytes', findings.length > 0 ? findings : [...digests].map(toFinding), {
    holds: t`All ${files.size} files are there, none is missing or added, and every byte is as the bag's own lists say.`,
    open: '',
  });
}

const toFinding = ([path, digest]: [string, string]) => holds(path, `SHA-256 ${digest}`);

function compare(
  files: BagFiles,
  digests: ReadonlyMap<string, string>,
  list: string,
  belongs: (path: string) => boolean,
): BagFinding[] {
  const { listed, findings } = readTagLines(files, list);
  const names = new Set(listed.map(({ path }) => path));
  const wrong = listed.flatMap(({ path, sha256 }): BagFinding[] => {
    const digest = digests.get(path);
    if (!belongs(path))
      return [fails(path, t`${list} lists it, though it is not of the files that belong there.`)];
    if (digest === undefined) return [fails(path, t`It is listed in ${list} and missing from the bag.`)];
    return digest === sha256
      ? []
      : [fails(path, t`It was changed: its SHA-256 is ${digest}, and ${list} lists ${sha256}.`)];
  });
  const extra = [...files.keys()].filter((path) => belongs(path) && !names.has(path));
  return [
    ...findings,
    ...wrong,
    ...extra.map((path) => fails(path, t`It is in the bag, but not listed in ${list}.`)),
  ];
}

function checkDeclaration(files: BagFiles): BagFinding[] {
  const bytes = files.get(BAG_PATHS.declaration);
  if (!bytes)
    return [fails(BAG_PATHS.declaration, t`It is not in the bag, so that this is not a BagIt bag.`)];
  const isBag = /^BagIt-Version: (?:1\.0|0\.97)\r?\nTag-File-Character-Encoding: UTF-8\r?\n?$/u.test(
    readText(bytes) ?? '',
  );
  const declared = isBag
    ? []
    : [fails(BAG_PATHS.declaration, t`It does not declare a bag of BagIt 1.0 in UTF-8.`)];
  const fetched = files.has('fetch.txt')
    ? [
        fails(
          'fetch.txt',
          t`The bag asks for files from elsewhere; one that proves something holds them itself.`,
        ),
      ]
    : [];
  return [...declared, ...fetched];
}

/** `Payload-Oxum` of bag-info.txt: bytes and number of the files in the payload folder. */
function checkOxum(files: BagFiles): BagFinding[] {
  const bytes = files.get(BAG_PATHS.info);
  if (!bytes) return [];
  const [, said] = /^Payload-Oxum:[ \t]*(\S+)/imu.exec(readText(bytes) ?? '') ?? [];
  const payload = [...files].filter(([path]) => path.startsWith(PAYLOAD_FOLDER));
  const counted = `${payload.reduce((sum, [, { length }]) => sum + length, 0)}.${payload.length}`;
  return said === undefined || said === counted
    ? []
    : [fails(BAG_PATHS.info, t`It says ${said} (bytes and files); there are ${counted}.`)];
}
