import type { Bench } from '../bench.ts';
import type { Figures, PeerName } from '../report/sample.ts';

/** The measurement of one server in one run. */
export interface Observation {
  figures: Figures;
  foreignCores: number;
  generatorUtilization: number;
}

/** One row of the table: the same work for each of its servers. */
export interface ScenarioRow {
  variant: string;
  /** Measured only in the first repetition. */
  isRunOnce?: boolean;
  peers: readonly PeerName[];
  observe(peer: PeerName): Promise<Observation>;
}

/** A numbered scenario; the targets refer to its number. */
export interface Scenario {
  id: string;
  title: string;
  rows(bench: Bench): readonly ScenarioRow[];
}
