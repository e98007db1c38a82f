import { FLOWS } from '@fap/shared/education/flows/flows.ts';
import { expect, test } from 'vitest';
import { describeGroup } from './describe-flows.ts';
import { judgeText, RIGHT_FLOWS } from './judge-flows.ts';

test('each right flow is one that there is', () => {
  const ids = FLOWS.map(({ id }) => id);
  expect(
    Object.values(RIGHT_FLOWS)
      .flat()
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

test('a flow named alone is right only for its own kind', () => {
  const text = 'Hire a hacker for bitcoin recovery, we recover your lost bitcoin today.';
  const judge = (type?: string) => judgeText({ text, label: type ? 'scam' : 'legit', type, source: 'here' });
  expect(judge('crypto_recovery')).toMatchObject({ named: 'crypto-recovery', isRight: true });
  expect(judge('romance')).toMatchObject({ named: 'crypto-recovery', isRight: false });
  expect(judge()).toMatchObject({ kind: 'honest', isRight: false });
});

test('the table counts what is named, what is right, and what is named falsely', () => {
  const row = (kind: string, named: string | null, isRight: boolean) => ({
    kind,
    source: 's',
    named,
    isRight,
  });
  const table = describeGroup('Here', [
    row('romance', 'romance-crisis', true),
    row('romance', null, false),
    row('job_scam', 'romance-crisis', false),
    row('honest', 'romance-crisis', false),
    row('honest', null, false),
  ]);
  expect(table).toContain('| romance | 2 | 1 = 50.0 % (9.5–90.5) | 1 = 100.0 % (20.7–100.0) |');
  expect(table).toContain('| **all** | 3 | 2 = 66.7 % (20.8–93.9) | 1 = 50.0 % (9.5–90.5) |');
  expect(table).toContain('| the commonest kind, named always | 3 | 3 = 100.0 % (43.8–100.0) | 2 = 66.7 %');
  expect(table).toContain('| honest: s | 2 | 1 = 50.0 % (9.5–90.5) |');
});
