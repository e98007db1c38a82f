import type { ScamType } from '../catalogue/scam-types.ts';
import type { FileTraces } from '../evidence/file-traces.ts';
import type { Indicator } from '../indicators/indicator-types.ts';

/** Words as units examine them, a victim's account or what a file says; nobody is named, and spans are UTF-16 offsets into `text`. */
export interface EvidenceText {
  /** `Report 3`, stable within a cluster, or the id of a file. */
  exhibit: string;
  from: 'report' | 'file';
  text: string;
  /** Calendar day of the reported events; null for a file. */
  occurredOn: string | null;
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
  mimeType: string;
  sha256: string;
  /** It could be read. */
  isRead: boolean;
  /** Days that its report tells of; null without a report. */
  occurredOn: string | null;
  /** What its program, camera or mail servers wrote into it; private, so that findings never show a value of it. */
  properties: readonly { name: string; value: string }[];
  attachments: readonly { fileType: string; sha256: string }[];
  /** 64-bit look of a picture (dHash), as 16 hexadecimal digits. */
  look: string | null;
  /** SHA-256 of a page's or mail's tags without words. */
  structure: string | null;
  /** Null while its bytes have not been looked through. */
  traces: FileTraces | null;
  /** In how many other clusters somebody else handed in the same. */
  elsewhere: { bytes: number; look: number; structure: number };
}

/** A public warning that is cited in a cluster. */
export interface CitedAdvisory {
  source: string;
  tier: number;
  title: string;
}

/** What a domain's registry says (RDAP, RFC 9083). */
export interface Registration {
  domain: string;
  /** Calendar day; null where the registry does not say. */
  registeredOn: string | null;
  registrar: string | null;
  nameServers: readonly string[];
  /** The registry suspended it. */
  isOnHold: boolean;
}

/** Answers of registries: null when none may be asked. */
export interface Lookups {
  registrations: readonly Registration[];
  /** Domains that a registry does not know any more. */
  unknown: readonly string[];
  /** How many domains got no answer. */
  failed: number;
  /** How many domains were too many to be asked about. */
  left: number;
}

/** Everything a unit may look at. */
export interface ClusterEvidence {
  scamType: ScamType;
  texts: readonly EvidenceText[];
  files: readonly EvidenceFile[];
  advisories: readonly CitedAdvisory[];
  /** In how many other clusters an indicator (`type value`) occurs. */
  otherClusters: ReadonlyMap<string, number>;
  lookups: Lookups | null;
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
  /** The anatomy layer of which it may be a piece; none for what says something of the cluster as a whole. */
  layer?: number;
}

/** Output of a unit; `note` names what it could not examine, which makes its run partial. */
export interface UnitReport {
  findings: Finding[];
  note?: string;
}

export type Analyser = (evidence: ClusterEvidence) => UnitReport;
