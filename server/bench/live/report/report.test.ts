import { describe, expect, test } from 'vitest';
import { Bench } from '../bench.ts';
import { parseBenchOptions } from '../bench-options.ts';
import { chooseScenarios, runScenarios } from '../run-scenarios.ts';
import { SCENARIOS } from '../scenarios/all-scenarios.ts';
import { judgeTargets } from './judge-targets.ts';
import { renderReport } from './render-report.ts';
import type { PeerName, Sample } from './sample.ts';
import { isMet, ratioTo } from './target.ts';
import { TARGETS } from './targets.ts';

function sample(peer: PeerName, repetition: number, value: number, changes: Partial<Sample> = {}): Sample {
  return {
    scenario: 'T1',
    variant: 'N=200',
    peer,
    repetition,
    figures: { 'CPU s/100k': value },
    foreignCores: 0.1,
    generatorUtilization: 0.2,
    ...changes,
  };
}

const target = ratioTo(
  { scenario: 'T1', variant: 'N=200', sense: 'at most', limit: 1.3 },
  'CPU s/100k',
  'relay-ws',
);

describe('ratios', () => {
  test('are taken within a repetition, and their median is judged', () => {
    // Medians first would give 2 / 2 = 1; the machine was twice as slow in the second repetition.
    const samples = [
      ...[sample('ours', 1, 1), sample('relay-ws', 1, 2)],
      ...[sample('ours', 2, 3), sample('relay-ws', 2, 2)],
      ...[sample('ours', 3, 2.9), sample('relay-ws', 3, 2)],
    ];
    expect(judgeTargets([target], samples)).toMatchObject([{ value: 1.45, repetitions: 3, isMet: false }]);
  });

  test('need both servers in the same repetition', () => {
    const [verdict] = judgeTargets([target], [sample('ours', 1, 1), sample('relay-ws', 2, 1)]);
    expect(verdict).toMatchObject({ repetitions: 0, isMet: null });
  });

  test('are NaN without measurements', () => {
    const [verdict] = judgeTargets([target], [sample('ours', 1, 1), sample('relay-ws', 1, 0)]);
    expect(verdict).toMatchObject({ repetitions: 0, isMet: null });
  });

  test.for([
    ['at most', 1, 1, true],
    ['at most', 1, 1.01, false],
    ['at least', 8, 8, true],
    ['at least', 8, 7.9, false],
  ] as const)('%s %d: %d is %s', ([sense, limit, value, answer]) => {
    expect(isMet({ sense, limit }, value)).toBe(answer);
  });
});

describe('the report', () => {
  const scenarios = [
    { id: 'T1', title: 'One room' },
    { id: 'T2', title: 'Not measured' },
  ];

  test('shows medians, marks unreliable ones, and leaves out what was not measured', () => {
    const samples = [
      sample('ours', 1, 1.2),
      sample('relay-ws', 1, 1),
      sample('hocuspocus', 1, 12_345, { foreignCores: 0.5 }),
    ];
    const report = renderReport(scenarios, samples, 'Machine: mine.');
    expect(report).toContain('| T1 N=200 | CPU s/100k / relay-ws | 1.2 | ≤ 1.7 | met |');
    expect(report).toContain('| N=200: CPU s/100k | 1.2 | 1 | 12,345~ |');
    expect(report).not.toContain('Not measured');
    expect(report).not.toContain('NaN');
  });

  test('marks missed targets', () => {
    const report = renderReport(scenarios, [sample('ours', 1, 2), sample('relay-ws', 1, 1)], '');
    expect(report).toContain('| CPU s/100k / relay-ws | 2 | ≤ 1.7 | **missed** |');
    expect(report).toContain('0 of 1 targets met.');
  });
});

describe('targets', () => {
  test('each refer to a measured row, and every scenario has one', async () => {
    const bench = await Bench.open(parseBenchOptions([]));
    const rows = SCENARIOS.flatMap(({ id, rows }) => rows(bench).map(({ variant }) => `${id} ${variant}`));
    await bench.close();
    for (const { scenario, variant } of TARGETS) expect(rows).toContain(`${scenario} ${variant}`);
    const held = new Set(TARGETS.map(({ scenario }) => scenario));
    expect(SCENARIOS.map(({ id }) => id).filter((id) => !held.has(id))).toEqual([]);
  });
});

describe('options', () => {
  test('are parsed from the command line', () => {
    const options = parseBenchOptions(['--only', 't1, T4', '--repeat', '3', '--peers', 'ours', '--quick']);
    expect(options).toEqual({
      only: ['T1', 'T4'],
      peers: ['ours'],
      repeat: 3,
      isQuick: true,
      jsonFile: null,
      isResumed: false,
    });
    expect(chooseScenarios(options.only).map(({ id }) => id)).toEqual(['T1', 'T4']);
  });

  test('that are invalid are refused', () => {
    expect(() => parseBenchOptions(['--repeat', '0'])).toThrow('--repeat');
    expect(() => parseBenchOptions(['--resume'])).toThrow('--json');
    expect(() => parseBenchOptions(['--fast'])).toThrow('--fast');
    expect(() => chooseScenarios(['T99'])).toThrow('T99');
  });
});

describe('a resumed run', () => {
  const row = { scenario: 'T11', variant: 'N=500', figures: { 'p99 ms': 7 } };

  test('keeps what was measured, and measures nothing again', async () => {
    const bench = await Bench.open(parseBenchOptions(['--only', 'T11', '--repeat', '2']));
    const measured = [sample('ours', 1, 0, row), sample('ours', 2, 0, row)];
    const samples = await runScenarios(bench, measured, {
      onSample: () => expect.unreachable('measured again'),
      onRow: () => expect.unreachable('measured again'),
    });
    await bench.close();
    expect(samples).toEqual(measured);
  });
});
