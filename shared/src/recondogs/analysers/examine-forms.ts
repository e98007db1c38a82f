import { t } from '@fap/shared/kernel/words.ts';
import type { FormAsk } from '../../evidence/file-traces.ts';
import { defang } from '../../indicators/extract-indicators.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { foundInFiles, groupFiles, noteUnseen, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';
import { findPattern, occurrenceOf, tacticFindings } from '../pattern-findings.ts';

const ASK_TITLES: Readonly<Record<FormAsk, string>> = {
  card: t`A form asks for card numbers`,
  password: t`A form asks for passwords`,
  code: t`A form asks for codes`,
  identity: t`A form asks for identity documents`,
  'seed-phrase': t`A form asks for seed phrases or private keys`,
  'bank-account': t`A form asks for bank accounts`,
};

/** What somebody is told to hand over, in words; warnings say the same with a "never" before it. */
const DEMANDED =
  /(?<!\b(?:never|not|don['’]t|nobody|no one)[ \w]{0,20})\b(?:enter|provide|send|give|fill in|submit|confirm|verify|update|need|asked for|wants?)\b[^.!?\n]{0,40}\b(?:card number|cvv2?|cvc|expiry date|account number|routing number|passport (?:number|copy|scan)|copy of (?:my|your) (?:passport|id)|social security number|ssn|driver['’]?s licen[cs]e|date of birth|the code (?:you|I)\b)/giu;

/** Form Forensics: where cards, ids, codes or seed phrases were asked for, in words and in the forms of pages and recorded visits. */
export const examineForms: Analyser = (evidence) => {
  const { files } = evidence;
  const forms = groupFiles(
    files,
    ({ traces }) =>
      (traces?.forms ?? []).flatMap(({ asks, host }) => asks.map((ask) => `${ask}\n${host ?? ''}`)),
    (key, bearing) => {
      const [ask, host] = key.split('\n');
      const receiver = host ? [t`It sends them to ${defang('domain', host)}.`] : [];
      return {
        title: ASK_TITLES[ask as FormAsk],
        detail: [...receiver, foundInFiles(bearing.length)].join(' '),
        layer: LAYERS.capture,
      };
    },
  );
  const demanded = findPattern(evidence, DEMANDED);
  const findings = [
    ...tacticFindings(evidence, ['credentials', 'gift-card']),
    ...(demanded.length > 0
      ? [
          {
            title: t`Cards, codes or identity documents demanded`,
            detail: occurrenceOf(demanded, files),
            citations: demanded.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
            layer: LAYERS.capture,
          },
        ]
      : []),
    ...forms,
  ];
  return withNote(findings, noteUnseen(files));
};
