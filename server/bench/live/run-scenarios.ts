import type { Bench } from './bench.ts';
import { isTrustworthy, type PeerName, type Sample } from './report/sample.ts';
import { SCENARIOS } from './scenarios/all-scenarios.ts';
import type { Scenario, ScenarioRow } from './scenarios/scenario.ts';

/** Runs the chosen scenarios, all servers of a row one after another, `repeat` times; calls back with each result. */
export async function runScenarios(bench: Bench, onSample: (sample: Sample) => void): Promise<Sample[]> {
  const samples: Sample[] = [];
  const { peers } = bench.options;
  for (let repetition = 1; repetition <= bench.options.repeat; repetition++) {
    for (const scenario of chooseScenarios(bench.options.only)) {
      for (const row of scenario.rows(bench)) {
        if (row.isRunOnce && repetition > 1) continue;
        for (const peer of row.peers.filter((name) => peers.length === 0 || peers.includes(name))) {
          const sample = await observeTrustworthy(bench, scenario, row, peer, repetition);
          samples.push(sample);
          onSample(sample);
        }
      }
    }
  }
  return samples;
}

/** The named scenarios, or all without names; throws for an unknown name. */
export function chooseScenarios(only: readonly string[]): readonly Scenario[] {
  const unknown = only.filter((id) => !SCENARIOS.some((scenario) => scenario.id === id));
  if (unknown.length > 0) throw new Error(`no scenario ${unknown.join(', ')}`);
  return only.length === 0 ? SCENARIOS : SCENARIOS.filter((scenario) => only.includes(scenario.id));
}

/** Observes a row; a run that other processes disturbed, or in which the generator was the limit, is repeated once. */
async function observeTrustworthy(
  bench: Bench,
  scenario: Scenario,
  row: ScenarioRow,
  peer: PeerName,
  repetition: number,
): Promise<Sample> {
  const observe = async (): Promise<Sample> => {
    const observation = await row.observe(peer);
    return { scenario: scenario.id, variant: row.variant, peer, repetition, ...observation };
  };
  const first = await observe();
  if (isTrustworthy(first) || bench.options.isQuick) return first;
  const second = await observe();
  return isTrustworthy(second) || second.foreignCores < first.foreignCores ? second : first;
}
