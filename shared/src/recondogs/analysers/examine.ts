import { plural, t } from '@fap/shared/kernel/words.ts';
import type { Analyser, ClusterEvidence, EvidenceFile, Finding } from '../cluster-evidence.ts';
import { reportsOf } from '../exhibits.ts';
import { unitOf } from '../units.ts';
import { analyseBehavior } from './analyse-behavior.ts';
import { auditApis } from './audit-apis.ts';
import { checkCompliance } from './check-compliance.ts';
import { classifyContent } from './classify-content.ts';
import { comparePictures } from './compare-pictures.ts';
import { crawlCookies } from './crawl-cookies.ts';
import { examineForms } from './examine-forms.ts';
import { guardCrypto } from './guard-crypto.ts';
import { guardSecurity } from './guard-security.ts';
import { huntTrackers } from './hunt-trackers.ts';
import { judgeClaims } from './judge-claims.ts';
import { mineMetadata } from './mine-metadata.ts';
import { monitorMobile } from './monitor-mobile.ts';
import { profilePerformance } from './profile-performance.ts';
import { rebuildMemory } from './rebuild-memory.ts';
import { scanSocial } from './scan-social.ts';
import { scanStructure } from './scan-structure.ts';
import { surveyNetwork } from './survey-network.ts';
import { trackTimestamps } from './track-timestamps.ts';
import { uncoverHidden } from './uncover-hidden.ts';

/** What a unit looks at: how much of it there is decides between "nothing there" and "nothing found". */
interface Material {
  amountIn: (evidence: ClusterEvidence) => number;
  /** That there is none, in a sentence. */
  none: string;
  /** That nothing was found in so many, in a sentence. */
  nothing: (amount: number) => string;
}

const TEXTS: Material = {
  amountIn: ({ texts }) => texts.length,
  none: t`There is no text to look at.`,
  nothing: (amount) =>
    plural(amount, { one: 'Nothing found in # text.', other: 'Nothing found in # texts.' }),
};
const REPORTS: Material = {
  amountIn: (evidence) => reportsOf(evidence).length,
  none: t`There is no report to look at.`,
  nothing: (amount) =>
    plural(amount, { one: 'Nothing found in # report.', other: 'Nothing found in # reports.' }),
};
const ALL: Material = {
  amountIn: ({ texts, files }) => new Set([...texts, ...files].map(({ exhibit }) => exhibit)).size,
  none: t`There is no exhibit to look at.`,
  nothing: (amount) =>
    plural(amount, { one: 'Nothing found in # exhibit.', other: 'Nothing found in # exhibits.' }),
};
const filesThat =
  (isOne: (file: EvidenceFile) => boolean): Material['amountIn'] =>
  ({ files }) =>
    files.filter(isOne).length;
const FILES: Material = {
  amountIn: filesThat(() => true),
  none: t`There is no file to look at.`,
  nothing: (amount) =>
    plural(amount, { one: 'Nothing found in # file.', other: 'Nothing found in # files.' }),
};
const PICTURES: Material = {
  amountIn: filesThat(({ mimeType }) => mimeType.startsWith('image/')),
  none: t`There is no picture to look at.`,
  nothing: (amount) =>
    plural(amount, { one: 'Nothing found in # picture.', other: 'Nothing found in # pictures.' }),
};
const VISITS: Material = {
  amountIn: filesThat(({ properties }) => properties.some(({ name }) => name === 'Requests')),
  none: t`There is no recorded visit to look at.`,
  nothing: (amount) =>
    plural(amount, {
      one: 'Nothing found in # recorded visit.',
      other: 'Nothing found in # recorded visits.',
    }),
};

/** Analysers by unit key, each with what it looks at. */
const ANALYSERS: Readonly<Record<string, readonly [Analyser, Material]>> = {
  memoryrebuilder: [rebuildMemory, ALL],
  trackerhunter: [huntTrackers, ALL],
  metaminer: [mineMetadata, FILES],
  structurescanner: [scanStructure, ALL],
  cryptoguardian: [guardCrypto, TEXTS],
  networkninja: [surveyNetwork, TEXTS],
  legaleagle: [judgeClaims, TEXTS],
  behavioranalyst: [analyseBehavior, TEXTS],
  visualdetective: [comparePictures, PICTURES],
  steganographysleuth: [uncoverHidden, FILES],
  performanceprofiler: [profilePerformance, REPORTS],
  socialscanner: [scanSocial, TEXTS],
  mobilemonitor: [monitorMobile, TEXTS],
  apiauditor: [auditApis, ALL],
  contentclassifier: [classifyContent, TEXTS],
  timestamptracker: [trackTimestamps, ALL],
  formforensics: [examineForms, ALL],
  cookiecrawler: [crawlCookies, VISITS],
  securitysentinel: [guardSecurity, ALL],
  compliancechecker: [checkCompliance, ALL],
};

/** Result of a unit's run. */
export interface Examination {
  status: 'ok' | 'empty' | 'partial';
  /** Whole sentences. */
  reason: string | null;
  findings: Finding[];
}

/** Findings kept of one run; the strongest come first. */
const MAX_FINDINGS = 50;
const CUT = t`The cluster has more evidence than is examined at once.`;

/** Runs a unit on a cluster's evidence; deterministic. A run without findings is empty and says whether there was anything to look at. */
export function examine(unitKey: string, evidence: ClusterEvidence): Examination {
  const [analyse, material] = ANALYSERS[unitKey] ?? [];
  if (!analyse || !material) throw new Error(`${unitOf(unitKey).name} has no analyser`);
  const report = analyse(evidence);
  const findings = report.findings.slice(0, MAX_FINDINGS);
  const gaps = [...(report.note ? [report.note] : []), ...(evidence.isCut ? [CUT] : [])];
  if (findings.length === 0) {
    const amount = material.amountIn(evidence);
    const looked = amount === 0 ? material.none : material.nothing(amount);
    return { status: 'empty', reason: [looked, ...gaps].join(' '), findings };
  }
  return { status: gaps.length > 0 ? 'partial' : 'ok', reason: gaps.join(' ') || null, findings };
}
