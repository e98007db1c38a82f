import { t } from '@fap/shared/kernel/words.ts';
import { readText } from './bag-contents.ts';
import { type BagFinding, fails } from './bag-report.ts';
import type { BagFiles } from './open-bag.ts';

export interface ListedFile {
  sha256: string;
  path: string;
}

/** The lines of a BagIt manifest, and what is wrong with any of them. */
export function readTagLines(
  files: BagFiles,
  name: string,
): { listed: ListedFile[]; findings: BagFinding[] } {
  const bytes = files.get(name);
  if (!bytes) return { listed: [], findings: [fails(name, t`It is not in the bag.`)] };
  const text = readText(bytes);
  if (text === null) return { listed: [], findings: [fails(name, t`It is not text in UTF-8.`)] };
  const listed = new Map<string, ListedFile>();
  const findings: BagFinding[] = [];
  const lines = text.split(/\r\n|\n|\r/u);
  if (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) {
    const place = t`${name}, line ${index + 1}`;
    const [, sha256, written] = /^([0-9a-f]{64})[ \t]+(.+)$/u.exec(line) ?? [];
    if (!sha256 || !written) {
      findings.push(fails(place, t`This line is not a SHA-256 and the path of a file.`));
      continue;
    }
    const path = decodePath(written);
    if (listed.has(path)) findings.push(fails(place, t`${path} is listed twice.`));
    listed.set(path, { sha256, path });
  }
  return { listed: [...listed.values()], findings };
}

/** RFC 8493, section 2.1.3: line ends and the percent sign are the only characters that are written otherwise. */
const decodePath = (written: string): string =>
  written.replaceAll(/%(0A|0D|25)/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
