import { plural, t } from '@fap/shared/kernel/words.ts';
import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { groupFiles, inScripts, noteUnseen, withNote } from '../exhibits.ts';
import { rankIndicators, reuseOf } from '../indicator-findings.ts';
import { LAYERS } from '../layer-of.ts';
import { findPattern, occurrenceOf } from '../pattern-findings.ts';

/** A Telegram bot's token: its number and 35 characters. */
const BOT_TOKEN = /\b\d{8,10}:[\w-]{35}\b/gu;
const API_PATH = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:api|graphql|rest|webhook|v\d+)(?:[/?#]|$)/iu;

/** API Auditor: endpoints that take the stolen data, and tokens of bots; secrets stay masked. */
export const auditApis: Analyser = (evidence) => {
  const endpoints = rankIndicators(evidence, ['url']).filter(({ value }) => API_PATH.test(value));
  const tokens = Map.groupBy(findPattern(evidence, BOT_TOKEN), ({ text }) => text);
  const findings = [
    ...endpoints.map((named) => ({
      // Query and fragment may carry a victim's data.
      title: t`Endpoint ${defang('url', named.value.replace(/[?#].*/su, ''))}`,
      detail: reuseOf(named),
      citations: named.citations,
      layer: LAYERS.infrastructure,
    })),
    ...[...tokens].map(([token, places]) => ({
      title: t`Token of bot ${token.split(':')[0]}`,
      detail: occurrenceOf(places, evidence.files),
      citations: places.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
      layer: LAYERS.infrastructure,
    })),
    ...groupFiles(
      evidence.files,
      ({ traces }) => traces?.bots ?? [],
      (number, bearing) => ({
        title: t`Token of bot ${number}`,
        detail: inScripts(bearing.length),
        layer: LAYERS.infrastructure,
      }),
    ),
    ...groupFiles(
      evidence.files,
      ({ traces }) => traces?.endpoints ?? [],
      (address, bearing) => ({
        title: t`Endpoint ${defang('url', address)}`,
        detail: plural(bearing.length, {
          one: 'Called by # page or recorded visit.',
          other: 'Called by # pages or recorded visits.',
        }),
        layer: LAYERS.infrastructure,
      }),
    ),
  ];
  return withNote(findings, noteUnseen(evidence.files));
};
