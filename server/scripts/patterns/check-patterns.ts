import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '../list-sources.ts';
import { ROOT } from '../repository.ts';
import { runProcess } from '../run-tool.ts';
import { findFault } from './judge-pattern.ts';
import { type FoundPattern, findWrittenPatterns, mergePatterns } from './written-patterns.ts';

/**
 * The expressions that were found linear, a hash a line, committed with the expressions: judging all of them takes minutes on
 * every fresh clone. Whatever is not in it is judged and added; after a change of the checker all of them are judged again.
 */
const RECORD = join(import.meta.dirname, 'linear-patterns.txt');
const LANES = 2;
/** Files that may build expressions: those of `shared`, and `app.ts`, which builds them at start from the contract's paths. */
const MAY_BUILD = /^shared\/src\/|^server\/src\/app\.ts:/u;

/** Checks that all regular expressions of production code take linear time; gives the faults as text, or null. */
export async function checkPatterns(): Promise<string | null> {
  const files = await listSources();
  const written = await Promise.all(
    files.map(async (path) => findWrittenPatterns(path, await readFile(join(ROOT, path), 'utf8'))),
  );
  const elsewhere = written.flatMap(({ built }) => built).filter((place) => !MAY_BUILD.test(place));
  const patterns = mergePatterns([
    ...written.flatMap(({ literals }) => literals),
    ...(await recordBuilt(files.filter((path) => path.startsWith('shared/')))),
  ]);
  const faults = [
    ...elsewhere.map(
      (place) => `${place}: an expression built here is checked by nobody; build it in shared`,
    ),
    ...(await judgeAll(patterns)),
  ];
  return faults.length === 0 ? null : faults.join('\n');
}

async function recordBuilt(files: readonly string[]) {
  const script = join(import.meta.dirname, 'record-built-patterns.ts');
  const modules = files.map((path) => join(ROOT, path));
  const { code, output } = await runProcess(process.execPath, [script, ROOT, ...modules], { isQuiet: true });
  if (code !== 0) throw new Error(`the expressions built in shared could not be recorded: ${output}`);
  return JSON.parse(output) as { source: string; flags: string; place: string }[];
}

async function judgeAll(patterns: readonly FoundPattern[]): Promise<string[]> {
  const judge = await nameJudge();
  const linear = new Set(await readRecord(judge));
  const faults: string[] = [];
  const waiting = patterns.filter((pattern) => !linear.has(keyOf(pattern)));
  async function lane(): Promise<void> {
    for (let pattern = waiting.shift(); pattern; pattern = waiting.shift()) {
      const { source, flags, places } = pattern;
      const fault = await findFault(source, flags);
      if (fault === null) linear.add(keyOf(pattern));
      else faults.push(`${places.join(', ')}: ${nameOf(pattern)} is ${fault}`);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  const keys = patterns.map(keyOf).filter((key) => linear.has(key));
  await writeFile(
    RECORD,
    [judge, ...keys.toSorted()].map((line) => `${line}\n`),
  );
  return faults;
}

/** The keys of the record; none when another judge wrote it. */
async function readRecord(judge: string): Promise<string[]> {
  const [writtenBy, ...keys] = (await readFile(RECORD, 'utf8')).split('\n');
  return writtenBy === judge ? keys : [];
}

/** The record's first line: the checker's version, and the code that asks it. */
async function nameJudge(): Promise<string> {
  const manifest = await readFile(join(ROOT, 'node_modules/recheck/package.json'), 'utf8');
  const code = await readFile(join(import.meta.dirname, 'judge-pattern.ts'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return `recheck ${version}, judge-pattern.ts ${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;
}

const nameOf = ({ source, flags }: FoundPattern): string => `/${source}/${flags}`;
/** The record's key. */
const keyOf = (pattern: FoundPattern): string =>
  createHash('sha256')
    .update(`recheck 4.5.0 ${nameOf(pattern)}`)
    .digest('base64url')
    .slice(0, 22);
