import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What a logger writes, as text. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let out = '';
  const add = (line: string) => {
    out += line;
  };
  write(createLog('trace', { write: add }));
  return out;
}

test('a failed query is logged with statement and stack frames, without user input', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Maya Ortiz"'), {
    code: '22P02',
    detail: 'Failing row contains (Maya Ortiz).',
    table_name: 'report',
  });
  const params = ['Maya Ortiz\n    at maya@home.example'];
  const error = new DrizzleQueryError('insert into "report" values ($1)', params, cause);
  const line = logged((log) => log.error({ err: error }, 'a request failed'));
  expect(line).toContain('insert into');
  expect(line).toContain('22P02');
  expect(line).toContain('log.test.ts');
  expect(line).not.toMatch(/Maya|Ortiz|home/u);
});

test('a copy of an error, as the job queue reports it, is logged like the error', () => {
  const { message, stack } = new Error('no answer from maya@home.example');
  const line = logged((log) => log.error({ err: { message, stack, queue: 'q' } }, 'the job queue reports'));
  expect(line).toContain('no answer from');
  expect(line).toContain('log.test.ts');
  expect(line).not.toMatch(/object Object|home/u);
});

test('invalid JSON is not quoted', () => {
  const line = logged((log) => {
    try {
      JSON.parse('Maya Ortiz called');
    } catch (error) {
      log.warn({ err: error });
    }
  });
  expect(line).toContain('not valid JSON');
  expect(line).not.toMatch(/Maya|Ortiz/u);
});

test('numbers and addresses in any message are masked', () => {
  const line = logged((log) =>
    log.warn({ err: new Error('no answer from maya@home.example, +1 202 555 0143') }),
  );
  expect(line).toContain('[EMAIL_1]');
  expect(line).not.toMatch(/home|0143/u);
});
