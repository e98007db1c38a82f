import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { rankIndicators, reuseOf } from '../indicator-findings.ts';
import { findPattern, occurrenceOf } from '../pattern-findings.ts';

/** A Telegram bot's token: its number and 35 characters. */
const BOT_TOKEN = /\b\d{8,10}:[\w-]{35}\b/gu;
const API_PATH = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:api|graphql|rest|webhook|v\d+)(?:[/?#]|$)/iu;

/** API Auditor: endpoints that take the stolen data, and tokens of bots; secrets stay masked. */
export const auditApis: Analyser = (evidence) => {
  const endpoints = rankIndicators(evidence, ['url']).filter(({ value }) => API_PATH.test(value));
  const tokens = Map.groupBy(findPattern(evidence, BOT_TOKEN), ({ text }) => text);
  return {
    findings: [
      ...endpoints.map((named) => ({
        // Query and fragment may carry a victim's data.
        title: `Endpoint ${defang('url', named.value.replace(/[?#].*/su, ''))}`,
        detail: reuseOf(named),
        citations: named.citations,
      })),
      ...[...tokens].map(([token, places]) => ({
        title: `Token of bot ${token.split(':')[0]}`,
        detail: occurrenceOf(places),
        citations: places.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
      })),
    ],
  };
};
