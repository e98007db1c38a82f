import { t } from '@fap/shared/kernel/words.ts';
import { findTactics } from '../texts/find-tactics.ts';
import { decisionTrees } from './decision-trees.ts';
import { objectionHandling } from './objection-handling.ts';
import type { ParsedReport } from './parse-report.ts';
import { paymentPressure } from './payment-pressure.ts';
import { PLAYBOOK_VERSION, type PlaybookFindings } from './playbook-result.ts';
import { stallingVsGhosting } from './stalling-vs-ghosting.ts';
import { type QuoteExhibit, Tally } from './tally.ts';
import type { TurnLabel, TurnRule } from './turn-rule.ts';

/** What a playbook is based on: counts of reports, consents and evidence items. */
export interface EvidenceBasis {
  reports: number;
  consented: number;
  files: number;
  /** Older reports beyond the limit were left out. */
  isCut: boolean;
}

/** From this many reports on, their number no longer lowers the confidence. */
const FULL_REPORTS = 10;
const MIN_REPORTS = 2;
/** Upper limit of the confidence of rules. */
const MAX_CONFIDENCE = 99;

/** The playbook of a cluster out of its reports as they were read; quotes are made by `quote`. */
export function buildPlaybook(
  reports: readonly ParsedReport[],
  basis: EvidenceBasis,
  quote: QuoteExhibit,
): PlaybookFindings {
  const turns = reports.flatMap((report) => report.turns);
  const labelledTurns = turns.filter(({ rules }) => rules.length > 0).length;
  const reportsWithWords = reports.filter((report) => report.turns.length > 0).length;
  const share = turns.length > 0 ? labelledTurns / turns.length : 0;
  return {
    version: PLAYBOOK_VERSION,
    confidence:
      reportsWithWords < MIN_REPORTS
        ? null
        : Math.min(MAX_CONFIDENCE, Math.round(share * Math.min(1, reportsWithWords / FULL_REPORTS) * 100)),
    confidenceWhy:
      `${t`Rules recognise ${labelledTurns} of ${turns.length} sentences of the other side, in ${reportsWithWords} of ${reports.length} reports.`} ` +
      t`From ${FULL_REPORTS} reports on, their number no longer lowers it.`,
    courtAdmissible: false,
    admissibilityChecks: checksOf(basis),
    evidence: {
      reports: reports.length,
      reportsWithWords,
      turns: turns.length,
      labelledTurns,
      isCut: basis.isCut,
    },
    entryScripts: techniques(reports, 'opening', quote).map(({ technique, ...row }) => ({
      technique,
      script: row.quotes[0]?.text ?? null,
      ...row,
    })),
    claims: techniques(reports, 'claim', quote),
    asks: techniques(reports, 'ask', quote),
    objectionHandling: objectionHandling(reports, quote),
    paymentPressure: paymentPressure(reports, quote, tacticNames),
    stallingVsGhosting: stallingVsGhosting(reports, quote),
    decisionTrees: decisionTrees(reports, quote),
  };
}

function techniques(reports: readonly ParsedReport[], label: TurnLabel, quote: QuoteExhibit) {
  const tally = new Tally<TurnRule>();
  for (const { exhibit, turns } of reports)
    for (const { text, rules } of turns)
      for (const rule of rules) if (rule.label === label) tally.add(rule.id, rule, exhibit, text);
  return tally.rows(quote).map(({ head, ...row }) => ({
    technique: head.name,
    ...row,
    why: t`Such words are in ${row.n} of ${reports.length} reports.`,
  }));
}

const tacticNames = (text: string): string[] => [
  ...new Set(findTactics(text).map(({ tactic }) => tactic.name)),
];

/** Checks for admissibility in court, and which are met. */
function checksOf({ reports, consented, files }: EvidenceBasis): PlaybookFindings['admissibilityChecks'] {
  return [
    {
      check: t`Every reporter agreed to anchoring in the vault`,
      isShown: reports > 0 && consented === reports,
      detail: t`${consented} of ${reports} reports`,
    },
    {
      check: t`Original files stand behind the quoted words`,
      isShown: false,
      detail: t`${files} files of this cluster are kept with their SHA-256; the words quoted here were typed by reporters`,
    },
    {
      check: t`The quoted exhibits are anchored in time`,
      isShown: false,
      detail: t`No anchor of these exhibits was checked`,
    },
    {
      check: t`An expert read the labels and signed`,
      isShown: false,
      detail: t`Labels are made by rules (version ${PLAYBOOK_VERSION}); nobody has signed them`,
    },
  ];
}
