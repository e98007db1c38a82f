import type { Analyser, ClusterEvidence, Finding } from '../cluster-evidence.ts';
import { unitOf } from '../units.ts';
import { analyseBehavior } from './analyse-behavior.ts';
import { auditApis } from './audit-apis.ts';
import { checkCompliance } from './check-compliance.ts';
import { classifyContent } from './classify-content.ts';
import { examineForms } from './examine-forms.ts';
import { guardCrypto } from './guard-crypto.ts';
import { guardSecurity } from './guard-security.ts';
import { huntTrackers } from './hunt-trackers.ts';
import { judgeClaims } from './judge-claims.ts';
import { monitorMobile } from './monitor-mobile.ts';
import { profilePerformance } from './profile-performance.ts';
import { rebuildMemory } from './rebuild-memory.ts';
import { scanSocial } from './scan-social.ts';
import { scanStructure } from './scan-structure.ts';
import { surveyNetwork } from './survey-network.ts';
import { trackTimestamps } from './track-timestamps.ts';

/** Analysers by unit key; a unit without one states in `units.ts` what it waits for. */
const ANALYSERS: Readonly<Record<string, Analyser>> = {
  memoryrebuilder: rebuildMemory,
  trackerhunter: huntTrackers,
  structurescanner: scanStructure,
  cryptoguardian: guardCrypto,
  networkninja: surveyNetwork,
  legaleagle: judgeClaims,
  behavioranalyst: analyseBehavior,
  performanceprofiler: profilePerformance,
  socialscanner: scanSocial,
  mobilemonitor: monitorMobile,
  apiauditor: auditApis,
  contentclassifier: classifyContent,
  timestamptracker: trackTimestamps,
  formforensics: examineForms,
  securitysentinel: guardSecurity,
  compliancechecker: checkCompliance,
};

/** Result of a unit's run. */
export interface Examination {
  status: 'ok' | 'empty' | 'partial' | 'skipped';
  reason: string | null;
  findings: Finding[];
}

/** Findings kept of one run; the strongest come first. */
const MAX_FINDINGS = 50;

/** Runs a unit on a cluster's evidence; deterministic. */
export function examine(unitKey: string, evidence: ClusterEvidence): Examination {
  const { name, waitsFor } = unitOf(unitKey);
  if (waitsFor) return { status: 'skipped', reason: waitsFor, findings: [] };
  const analyse = ANALYSERS[unitKey];
  if (!analyse) throw new Error(`${name} has no analyser and says no reason`);
  const report = analyse(evidence);
  const findings = report.findings.slice(0, MAX_FINDINGS);
  const reason =
    report.note ?? (evidence.isCut ? 'The cluster has more evidence than is examined at once' : null);
  if (findings.length === 0) return { status: 'empty', reason, findings };
  return { status: reason ? 'partial' : 'ok', reason, findings };
}
