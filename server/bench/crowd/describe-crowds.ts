import type { CrowdShape } from './agents.ts';
import { RULES, type Rule } from './rules.ts';
import { type Outcome, simulateCrowd } from './simulate-crowd.ts';

const USUAL: CrowdShape = {
  agents: 200,
  ring: 0.2,
  bots: 0.1,
  hasty: 0.25,
  vouched: 20,
  vouchedRing: 0,
  ringClusters: null,
};

/** Crowds that are tried: the usual one, and harder ones. */
export const CROWDS: Readonly<Record<string, CrowdShape>> = {
  'no ring': { ...USUAL, ring: 0 },
  '20 % colluders': USUAL,
  '20 % colluders in ten clusters': { ...USUAL, ringClusters: 10 },
  '20 % colluders, two of them vouched for': { ...USUAL, vouchedRing: 2 },
  '30 % colluders': { ...USUAL, ring: 0.3 },
};

/** Every crowd under every rule as a table: medians of runs with different seeds, and the worst share of right layers. */
export async function describeCrowds({ pieces, runs }: { pieces: number; runs: number }): Promise<string> {
  const rows = Object.entries(CROWDS).flatMap(([name, shape]) =>
    RULES.map((rule) => rowOf(name, rule, tryCrowd(shape, rule, pieces, runs))),
  );
  return [
    `200 agents, ${pieces} pieces, medians of ${runs} runs; an analyst looks at about one settled piece in thirty.`,
    '',
    '| crowd | rule | completed layers | right | worst run | right pieces confirmed | reviews a piece | steps to confirmation | colluders with a wrong piece confirmed | such pieces |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** One crowd under one rule, once for each seed. */
export const tryCrowd = (shape: CrowdShape, rule: Rule, pieces: number, runs: number): Outcome[] =>
  Array.from({ length: runs }, (_, run) => simulateCrowd(shape, rule, pieces, run + 1));

function rowOf(name: string, rule: Rule, outcomes: readonly Outcome[]): string {
  const median = (pick: (outcome: Outcome) => number) => {
    const sorted = outcomes.map(pick).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };
  const worst = Math.min(...outcomes.map(({ rightPercent }) => rightPercent));
  return [
    '',
    name,
    rule.name,
    median(({ layers }) => layers),
    `${median(({ rightPercent }) => rightPercent).toFixed(1)} %`,
    `${worst.toFixed(1)} %`,
    `${median(({ foundPercent }) => foundPercent).toFixed(0)} %`,
    median(({ reviewsPerPiece }) => reviewsPerPiece).toFixed(1),
    median(({ medianSteps }) => medianSteps),
    `${median(({ ringWinners }) => ringWinners)} of ${outcomes[0]?.ring ?? 0}`,
    median(({ ringWins }) => ringWins),
    '',
  ]
    .join(' | ')
    .trim();
}
