import type { Bench } from './bench.ts';
import { isTrustworthy, type PeerName, type Sample } from './report/sample.ts';
import { SCENARIOS } from './scenarios/all-scenarios.ts';
import type { Scenario, ScenarioRow } from './scenarios/scenario.ts';

export interface RunHooks {
  onSample: (sample: Sample) => void;
  /** Called after each row with everything measured so far. */
  onRow: (samples: readonly Sample[]) => Promise<void>;
}

/**
 * Runs the chosen scenarios, all servers of a row one after another, `repeat` times. Rows that `measured` has for all their servers are not
 * measured again; of one that was broken off all servers are, because ratios are taken within a row.
 */
export async function runScenarios(
  bench: Bench,
  measured: readonly Sample[],
  { onSample, onRow }: RunHooks,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let kept = measured;
  const { peers } = bench.options;
  for (let repetition = 1; repetition <= bench.options.repeat; repetition++) {
    for (const scenario of chooseScenarios(bench.options.only)) {
      for (const row of scenario.rows(bench)) {
        if (row.isRunOnce && repetition > 1) continue;
        const wanted = row.peers.filter((name) => peers.length === 0 || peers.includes(name));
        const isOfRow = (sample: Sample) =>
          sample.scenario === scenario.id &&
          sample.variant === row.variant &&
          sample.repetition === repetition;
        const known = kept.filter(isOfRow);
        kept = kept.filter((sample) => !isOfRow(sample));
        if (wanted.every((name) => known.some(({ peer }) => peer === name))) {
          samples.push(...known);
          continue;
        }
        for (const peer of wanted) {
          const sample = await observeTrustworthy(bench, scenario, row, peer, repetition);
          samples.push(sample);
          onSample(sample);
        }
        await onRow([...samples, ...kept]);
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
