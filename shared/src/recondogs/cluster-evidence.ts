import type { ScamType } from '../catalogue/scam-types.ts';
import type { Indicator } from '../indicators/indicator-types.ts';

/** A victim's account as units examine it; nobody is named, and spans are UTF-16 offsets into `text`. */
export interface EvidenceText {
  /** `Report 3`, stable within a cluster. */
  exhibit: string;
  text: string;
  /** Calendar day of the reported events. */
  occurredOn: string;
  /** ISO time at which it came in. */
  receivedAt: string;
  /** What it names, the victim's own left out. */
  indicators: readonly Indicator[];
}

/** A file of a cluster as units examine it. */
export interface EvidenceFile {
  /** The exhibit's id. */
  exhibit: string;
  receivedAt: string;
}

/** A public warning that is cited in a cluster. */
export interface CitedAdvisory {
  source: string;
  tier: number;
  title: string;
}

/** Everything a unit may look at. */
export interface ClusterEvidence {
  scamType: ScamType;
  texts: readonly EvidenceText[];
  files: readonly EvidenceFile[];
  advisories: readonly CitedAdvisory[];
  /** In how many other clusters an indicator (`type value`) occurs. */
  otherClusters: ReadonlyMap<string, number>;
  /** The evidence was truncated. */
  isCut: boolean;
}

/** A place in an exhibit; without offsets the exhibit as a whole. */
export interface Citation {
  exhibit: string;
  start?: number;
  end?: number;
}

/** A finding of a unit, with its citations. */
export interface Finding {
  title: string;
  detail: string;
  citations: Citation[];
}

/** Output of a unit; `note` names what it could not examine, which makes its run partial. */
export interface UnitReport {
  findings: Finding[];
  note?: string;
}

export type Analyser = (evidence: ClusterEvidence) => UnitReport;
