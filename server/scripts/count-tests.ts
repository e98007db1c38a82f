import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Result of a test run. */
export interface TestCount {
  passed: number;
  failed: number;
  /** Each failed test by its file and name, with the first line of its error. */
  failures: string[];
  /** Each test that failed first and passed when it was tried again: a race that somebody has to find. */
  flaky: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    tests: { status?: 'expected' | 'unexpected' | 'flaky'; results: { error?: { message?: string } }[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Counts the tests of a vitest or Playwright JSON report; none for a missing report. */
export function countTests(report: string | null, root: string): TestCount {
  if (report === null) return { passed: 0, failed: 0, failures: [], flaky: [] };
  const parsed = JSON.parse(report) as VitestReport | PlaywrightReport;
  return 'stats' in parsed ? countPlaywright(parsed) : countVitest(parsed, root);
}

function countPlaywright({ stats, errors = [], suites }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...specsOf(suites)
        .filter(({ ok }) => !ok)
        .map(describeSpec),
      ...errors.map(({ message }) => firstLine(message)),
    ],
    flaky: specsOf(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(describeSpec),
  };
}

type PlaywrightSpec = NonNullable<PlaywrightSuite['specs']>[number];

const specsOf = (suites: readonly PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);

function describeSpec({ file, title, tests }: PlaywrightSpec): string {
  const results = tests.flatMap((test) => test.results);
  return `${file} › ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`;
}

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport, root: string): TestCount {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded, or a failed hook, has no failed test in the report.
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => describeTest(file, test));
  });
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      // Why it failed before it was tried again.
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => describeTest(relative(root, name), test)),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky };
}

type VitestTest = VitestReport['testResults'][number]['assertionResults'][number];

const describeTest = (file: string, { fullName, failureMessages }: VitestTest): string =>
  `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`;

/** The first line of a message, without terminal colours. */
const firstLine = (message = 'failed without a word'): string =>
  stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
