import type { Bench } from '../bench.ts';
import type { Figures, PeerName } from '../report/sample.ts';

/** What one server showed in one run. */
export interface Observation {
  figures: Figures;
  foreignCores: number;
  generatorUtilization: number;
}

/** One row of the table: the same work for each of its servers. */
export interface ScenarioRow {
  variant: string;
  /** Measured once per whole run, however often the others are repeated. */
  isRunOnce?: boolean;
  peers: readonly PeerName[];
  observe(peer: PeerName): Promise<Observation>;
}

/** A numbered scenario of `shared/design`'s list of targets. */
export interface Scenario {
  id: string;
  title: string;
  rows(bench: Bench): readonly ScenarioRow[];
}
