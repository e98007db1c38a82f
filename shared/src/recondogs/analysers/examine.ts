import { t } from '@fap/shared/kernel/words.ts';
import type { Analyser, ClusterEvidence, EvidenceFile, Finding } from '../cluster-evidence.ts';
import { count, reportsOf } from '../exhibits.ts';
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
type Material = (evidence: ClusterEvidence) => { amount: number; one: string };

const TEXTS: Material = ({ texts }) => ({ amount: texts.length, one: 'text' });
const REPORTS: Material = (evidence) => ({ amount: reportsOf(evidence).length, one: 'report' });
const ALL: Material = ({ texts, files }) => ({
  amount: new Set([...texts, ...files].map(({ exhibit }) => exhibit)).size,
  one: 'exhibit',
});
const filesThat =
  (one: string, isOne: (file: EvidenceFile) => boolean): Material =>
  ({ files }) => ({ amount: files.filter(isOne).length, one });
const FILES = filesThat('file', () => true);
const PICTURES = filesThat('picture', ({ mimeType }) => mimeType.startsWith('image/'));
const VISITS = filesThat('recorded visit', ({ properties }) =>
  properties.some(({ name }) => name === 'Requests'),
);

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
  reason: string | null;
  findings: Finding[];
}

/** Findings kept of one run; the strongest come first. */
const MAX_FINDINGS = 50;
const CUT = t`The cluster has more evidence than is examined at once`;

/** Runs a unit on a cluster's evidence; deterministic. A run without findings is empty and says whether there was anything to look at. */
export function examine(unitKey: string, evidence: ClusterEvidence): Examination {
  const [analyse, materialOf] = ANALYSERS[unitKey] ?? [];
  if (!analyse || !materialOf) throw new Error(`${unitOf(unitKey).name} has no analyser`);
  const report = analyse(evidence);
  const findings = report.findings.slice(0, MAX_FINDINGS);
  const gaps = [...(report.note ? [report.note] : []), ...(evidence.isCut ? [CUT] : [])];
  if (findings.length === 0) {
    const { amount, one } = materialOf(evidence);
    const looked =
      amount === 0 ? t`There is no ${one} to look at` : t`Nothing found in ${count(amount, one)}`;
    return { status: 'empty', reason: [looked, ...gaps].join('; '), findings };
  }
  return { status: gaps.length > 0 ? 'partial' : 'ok', reason: gaps.join('; ') || null, findings };
}
