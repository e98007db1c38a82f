import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { analyzeLongText } from '@fap/shared/evidence/analyze-long-text.ts';
import type { TextVerdict } from '@fap/shared/evidence/analyze-text.ts';
import { HIGH_PROBABILITY, MEDIUM_PROBABILITY } from '@fap/shared/evidence/find-counterfactual.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { normalisedWords } from '@fap/shared/texts/shingles.ts';

/** Label of words that weigh in the model but belong to no named tactic. */
const WORDING_LABEL = 'Wording';

/** Analyses a text, or the available part of it, and presents the verdict in the contract's form. */
export async function analyzeAndPresent(
  text: string,
  analysisId: string,
  isPart = false,
): Promise<TextAnalysis> {
  return presentVerdict(text, await analyzeLongText(text, isPart), analysisId);
}

/** Presents the verdict on a text in the contract's form. */
export function presentVerdict(text: string, verdict: TextVerdict, analysisId: string): TextAnalysis {
  const listReasons = (kind?: string) => [
    ...new Set(
      verdict.tactics.filter(({ tactic }) => !kind || tactic.kind === kind).map(({ tactic }) => tactic.name),
    ),
  ];
  const markers = verdict.tactics
    .filter(({ tactic }) => tactic.kind === 'urgency')
    .map(({ start, end }) => text.slice(start, end));
  return {
    analysisId,
    confidenceScore: verdict.confidencePercent,
    riskLevel: riskLevel(verdict.scamProbability),
    recommendations: recommendations(verdict),
    aiAnalysis: {
      scamProbability: verdict.scamProbability,
      notUnderstood: verdict.notUnderstood,
      scamType: verdict.scamType,
      manipulationTactics: listReasons(),
      urgencyMarkers: [...new Set(markers)],
      emotionalTriggers: listReasons('emotion'),
      reasons: verdict.reasons,
      wouldChange: verdict.wouldChange,
      modelVersion: verdict.modelVersion,
    },
    fingerprints: {
      sha256: sha256Hex(text),
      words: normalisedWords(text).length,
      indicators: verdict.indicators.length,
    },
    openaiAvailable: false,
    enrichment: null,
    reported: [],
    indicators: verdict.indicators.map(({ type, value }) => ({ type, value, defanged: defang(type, value) })),
    spans: [
      ...verdict.tactics.map(({ tactic, start, end }) => ({ start, end, label: tactic.name })),
      ...verdict.wording.map(({ start, end }) => ({ start, end, label: WORDING_LABEL })),
      ...verdict.indicators.map(({ type, start, end }) => ({ start, end, label: type })),
    ].sort((a, b) => a.start - b.start),
  };
}

function riskLevel(probability: number | null): TextAnalysis['riskLevel'] {
  if (probability === null) return 'UNKNOWN';
  if (probability >= HIGH_PROBABILITY) return 'HIGH';
  return probability >= MEDIUM_PROBABILITY ? 'MEDIUM' : 'LOW';
}

function recommendations(verdict: TextVerdict): string[] {
  const { scamProbability, notUnderstood, tactics, indicators } = verdict;
  if (notUnderstood === 'language')
    return [
      t`We can only judge messages in English so far. This says nothing about whether it is safe.`,
      t`Do not pay, do not open links and give no codes until you have asked the real sender by a number you know.`,
    ];
  if (scamProbability === null)
    return [t`There is not enough text to say. Paste the whole message if you can.`];
  const has = (id: string) => tactics.some(({ tactic }) => tactic.id === id);
  if (scamProbability < MEDIUM_PROBABILITY) {
    return [
      t`Nothing here stands out. If money or codes are asked for, check with the real sender by a number you know.`,
    ];
  }
  return [
    t`Do not answer, do not pay, and do not open links in this message.`,
    ...(has('remote-access')
      ? [t`If a program for remote access was installed, disconnect that device from the internet.`]
      : []),
    ...(has('credentials') ? [t`If you gave a code or password, change it now and tell your bank.`] : []),
    ...(has('gift-card')
      ? [t`If you read out gift card numbers, call the issuer at once: minutes count.`]
      : []),
    ...(indicators.some(({ type }) => CRYPTO_ADDRESS_TYPES.includes(type))
      ? [t`If you sent crypto, give your exchange the transaction hash within hours.`]
      : []),
    t`Report it here: then reports of the same message can be matched.`,
  ];
}
