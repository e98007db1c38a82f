import { describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

describe('counting tests', () => {
  it('counts and names the failures of a vitest report, including a file that could not be loaded', () => {
    const report = JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: '/repo/server/src/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a works', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a is one',
              failureMessages: ['\u001b[31mError: two\u001b[39m\n  at x'],
            },
          ],
        },
        {
          name: '/repo/web/b.test.ts',
          status: 'failed',
          message: 'No such module\nat y',
          assertionResults: [],
        },
      ],
    });
    expect(countTests(report, '/repo')).toEqual({
      passed: 2,
      failed: 1,
      failures: ['server/src/a.test.ts › a is one: Error: two', 'web/b.test.ts: No such module'],
      flaky: [],
    });
  });

  it('counts and names the failures of a Playwright report, in nested suites and outside of tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'home.spec.ts',
      tests: [{ results: [{ ...(ok ? {} : { error: { message: 'Timeout\nlog' } }) }] }],
    });
    const report = JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'the server did not start' }],
      suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }],
    });
    expect(countTests(report, '/repo')).toEqual({
      passed: 1,
      failed: 2,
      failures: ['home.spec.ts › closes: Timeout', 'the server did not start'],
      flaky: [],
    });
  });

  it('names a test that passed only when it was tried again', () => {
    const results = [
      { status: 'passed', fullName: 'a works', failureMessages: [] },
      { status: 'passed', fullName: 'a is quick', failureMessages: ['Error: late\n  at x'] },
    ];
    const report = JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ name: '/repo/server/a.test.ts', status: 'passed', assertionResults: results }],
    });
    expect(countTests(report, '/repo')).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['server/a.test.ts › a is quick: Error: late'],
    });
  });

  it('names a browser test that passed only when it was tried again', () => {
    const report = JSON.stringify({
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      suites: [
        {
          specs: [
            {
              ok: true,
              title: 'sends once',
              file: 'tabs.spec.ts',
              tests: [{ status: 'flaky', results: [{ error: { message: 'Timeout\nlog' } }, {}] }],
            },
          ],
        },
      ],
    });
    expect(countTests(report, '/repo')).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['tabs.spec.ts › sends once: Timeout'],
    });
  });

  it('counts nothing for a missing report', () => {
    expect(countTests(null, '/repo')).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] });
  });
});
