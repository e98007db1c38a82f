import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkBlame } from './blame/check-blame.ts';
import { checkHouse } from './house/check-house.ts';
import { checkPatterns } from './patterns/check-patterns.ts';
import { ROOT } from './repository.ts';
import { runTool, type ToolResult } from './run-tool.ts';

/** A check without a database or a browser; it gives its failure as text, or null. */
interface Step {
  name: string;
  run(): Promise<string | null>;
}

/** Steps that run at the same time. */
const LANES = 2;

const tool = (name: string, ...args: Parameters<typeof runTool>): Step => {
  const [program, parameters] = args;
  return { name, run: async () => failureOf(await runTool(program, parameters, { isQuiet: true })) };
};
const failureOf = ({ code, output }: ToolResult) =>
  code === 0 ? null : output.trim() || `exit code ${code}`;

const STEPS: readonly Step[] = [
  tool('types: server', 'tsc', ['-p', 'server']),
  tool('format and lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  tool('boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'server', 'shared', 'web']),
  { name: 'folders and tables', run: checkHouse },
  { name: 'no text blames a victim', run: checkBlame },
  { name: 'regular expressions are linear', run: checkPatterns },
  tool('types: web', 'tsc', ['-p', 'web']),
  tool('unused code', 'knip', ['--no-progress']),
  { name: 'migrations match the schema', run: checkMigrations },
  tool('types: shared', 'tsc', ['-p', 'shared']),
  tool('types: browser tests', 'tsc', ['-p', 'web/e2e']),
];

/** Lets drizzle-kit generate a migration in a copy; a new file means that a migration is missing. */
async function checkMigrations(): Promise<string | null> {
  // Inside the repository: drizzle-kit takes only paths relative to it.
  const copy = await mkdtemp(join(ROOT, 'node_modules/.fap-migrations-'));
  try {
    await cp(join(ROOT, 'drizzle'), copy, { recursive: true });
    const before = await readdir(copy, { recursive: true });
    const env = { DRIZZLE_OUT: relative(ROOT, copy) };
    const result = await runTool('drizzle', ['generate'], { isQuiet: true, env });
    const added = (await readdir(copy, { recursive: true })).filter((file) => !before.includes(file));
    if (added.length > 0)
      return `the schema changed: run "pnpm db:generate --name <what>" (${added.join(', ')})`;
    return failureOf(result);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function runStep({ name, run }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const failure = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${failure === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (failure !== null) console.log(failure.replace(/^/gmu, '     '));
  return failure === null;
}

const waiting = [...STEPS];
const results: boolean[] = [];
async function lane(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
}
await Promise.all(Array.from({ length: LANES }, lane));
const failed = results.filter((isGood) => !isGood).length;
console.log(failed === 0 ? 'verify: everything holds' : `verify: ${failed} of ${STEPS.length} failed`);
process.exit(failed === 0 ? 0 : 1);
