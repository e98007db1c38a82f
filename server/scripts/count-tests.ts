export interface TestCount {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/** Passed and failed tests of a vitest or Playwright JSON report; none for a report that is not there. */
export function countTests(report: string | null): TestCount {
  if (report === null) return { passed: 0, failed: 0 };
  const parsed = JSON.parse(report) as Partial<VitestReport & PlaywrightReport>;
  if (parsed.stats) {
    const { expected, unexpected, flaky } = parsed.stats;
    return { passed: expected + flaky, failed: unexpected + (parsed.errors?.length ?? 0) };
  }
  return { passed: parsed.numPassedTests ?? 0, failed: parsed.numFailedTests ?? 0 };
}
