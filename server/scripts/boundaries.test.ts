import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BREACHES, LAWFUL, PACKAGES, TYPE_ONLY } from './boundary-fixtures.ts';
import { ROOT } from './repository.ts';
import { runTool } from './run-tool.ts';

interface Violation {
  from: string;
  rule: { name: string };
}

async function violationsOf(folder: string): Promise<Violation[]> {
  const config = `${ROOT}.dependency-cruiser.cjs`;
  const args = ['--config', config, '--output-type', 'json', 'server', 'shared', 'web'];
  const { output } = await runTool('depcruise', args, { isQuiet: true, cwd: folder });
  const report = JSON.parse(output) as { summary: { violations: Violation[] } };
  return report.summary.violations;
}

describe('a file that breaks a rule is reported', () => {
  let folder: string;
  let violations: Violation[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fap-boundaries-'));
    for (const [file, imports] of [...BREACHES.map(([, file, to]) => [file, to] as const), ...LAWFUL]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      const names = TYPE_ONLY.has(file) ? 'import type { thing }' : 'import { thing }';
      const line = imports === null ? '' : `${names} from '${imports}';\n`;
      const use = imports === null ? '1' : TYPE_ONLY.has(file) ? '0 as unknown as typeof thing' : 'thing';
      await writeFile(
        join(folder, file),
        `${line}export const other = ${use};\nexport { other as thing };\n`,
      );
    }
    for (const name of PACKAGES) {
      await mkdir(join(folder, 'node_modules', name), { recursive: true });
      await writeFile(
        join(folder, 'node_modules', name, 'package.json'),
        JSON.stringify({ name, main: 'index.js' }),
      );
      await writeFile(join(folder, 'node_modules', name, 'index.js'), 'exports.thing = 1;\n');
    }
    await mkdir(join(folder, 'node_modules/@fap'), { recursive: true });
    await symlink(join(folder, 'shared'), join(folder, 'node_modules/@fap/shared'));
    await writeFile(
      join(folder, 'shared/package.json'),
      JSON.stringify({ name: '@fap/shared', exports: { './*': './src/*' } }),
    );
    violations = await violationsOf(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.for(BREACHES.map(([rule, file]) => [rule, file] as const))('%s: %s', ([rule, file]) => {
    expect(violations.filter(({ from }) => from === file).map((found) => found.rule.name)).toContain(rule);
  });

  test('allowed imports are not', () => {
    const lawful = new Set(LAWFUL.map(([file]) => file));
    // The other file of a cycle is reported as well, which is correct.
    const reported = violations.filter(({ from, rule }) => lawful.has(from) && rule.name !== 'no-cycles');
    expect(reported).toEqual([]);
  });

  test('every rule has a fixture that breaks it', async () => {
    const { default: config } = (await import(`${ROOT}.dependency-cruiser.cjs`)) as {
      default: { forbidden: { name: string }[] };
    };
    const proven = new Set(BREACHES.map(([rule]) => rule));
    const unproven = config.forbidden.map(({ name }) => name).filter((name) => !proven.has(name));
    // The same function makes the web's tier rules and the server's.
    expect(unproven.filter((name) => !/^web-tier-\d+$/u.test(name))).toEqual([]);
  });
});

// Half a minute alone, several beside others.
test('the real tree breaks no rule', { timeout: 300_000 }, async () => {
  expect(await violationsOf(ROOT)).toEqual([]);
});
