import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { countTests, type TestCount } from './count-tests.ts';
import { ROOT } from './repository.ts';
import { runProcess, runTool } from './run-tool.ts';

/** One stage of the whole check. */
interface Stage {
  name: string;
  run(reportFile: string): Promise<{ code: number }>;
}

// So that one busy moment does not hide what the other tests say; who needed it is named below all the same.
const ONCE_MORE = ['--retry', '1'];

const vitest = (projects: readonly string[]) => (reportFile: string) =>
  runTool('vitest', [
    'run',
    ...ONCE_MORE,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]);

const STAGES: readonly Stage[] = [
  { name: 'verify', run: () => runProcess(process.execPath, ['server/scripts/verify.ts']) },
  { name: 'unit tests', run: vitest(['shared', 'web', 'rules']) },
  { name: 'server tests', run: vitest(['server']) },
  {
    name: 'browser tests',
    run: (reportFile) =>
      runProcess(process.execPath, ['server/scripts/e2e.ts', '--retries', '1'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      }),
  },
];

async function runStage(stage: Stage, folder: string): Promise<TestCount> {
  const startedAt = performance.now();
  console.log(`\n== ${stage.name}`);
  const reportFile = join(folder, `${stage.name.replaceAll(' ', '-')}.json`);
  const { code } = await stage.run(reportFile);
  const count = countTests(await readFile(reportFile, 'utf8').catch(() => null), ROOT);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`== ${stage.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  // A stage that fails without a failed test (a check, a crash, a missing report) counts as one failure.
  return code !== 0 && count.failed === 0
    ? { ...count, failed: 1, failures: [`${stage.name} ended with exit code ${code}`, ...count.failures] }
    : count;
}

// Server tests request pages as well; a failed build is reported by the browser tests, which build again.
await ensureWebBuilt().catch((error: unknown) => console.error(String(error)));
const folder = await mkdtemp(join(tmpdir(), 'fap-reports-'));
const total: TestCount = { passed: 0, failed: 0, failures: [], flaky: [] };
for (const stage of STAGES) {
  const { passed, failed, failures, flaky } = await runStage(stage, folder);
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
}
await rm(folder, { recursive: true, force: true });
// Repeated here, because people read the last lines of a log.
for (const test of total.flaky) console.log(`flaky, find its race: ${test}`);
for (const failure of total.failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
