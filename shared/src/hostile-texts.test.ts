import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotePassage } from './dna/quote-passage.ts';
import { FLOWS } from './education/flows/flows.ts';
import { matchScript } from './education/flows/match/match-script.ts';
import { explainVerdict } from './evidence/explain-verdict.ts';
import { attribute } from './evidence/model/attribute.ts';
import { EMBEDDING_SIZE } from './evidence/model/embed-text.ts';
import { extractTextFeatures } from './evidence/model/text-features.ts';
import { type ModelWeights, TextModel } from './evidence/model/text-model.ts';
import weights from './evidence/model/weights.json' with { type: 'json' };
import { extractIndicators } from './indicators/extract-indicators.ts';
import { namedIndicators } from './indicators/named-indicators.ts';
import { extractQuestionFeatures, extractReportFeatures } from './matching/report-features.ts';
import { extractTraits } from './matching/traits/report-traits.ts';
import { parseReport } from './playbook/parse-report.ts';
import { findEndings, findReactions } from './playbook/reported-reactions.ts';
import { splitSentences } from './playbook/split-sentences.ts';
import { crowdWords } from './privacy/crowd-words.ts';
import { otherSidePassages } from './privacy/other-side.ts';
import { Placeholders } from './privacy/placeholders.ts';
import { redact } from './privacy/redact.ts';
import { clusterTitle } from './reports/cluster-title.ts';
import { parseAmount } from './reports/parse-amount.ts';
import { findTactics } from './texts/find-tactics.ts';
import { maskSlots } from './texts/sketch/mask-slots.ts';
import { sketchText } from './texts/sketch/text-sketch.ts';

/** As long as a report's account may be, and four times as long. */
const SHORT = 8_000;
const LONG = 32_000;
/** Faster than this on the long text harms nobody, and says nothing about growth. */
const HARMLESS_MS = 120;
/** Four times the text takes 4 times as long when time is linear, and 16 times when it is quadratic. */
const MAX_GROWTH = 10;
const TRIES = 3;

const report = (text: string) => ({
  description: text,
  evidence: text,
  scamPersonas: text.slice(0, 500),
  amountInvolved: text.slice(0, 100),
  dateOccurred: '2026-01-01',
});
const crowd = () => ({
  grade: 'crowd' as const,
  placeholders: new Placeholders('hostile'),
  victimNames: ['Ann Lee'],
});

const MODEL = new TextModel(weights as ModelWeights);
/** The analyzer without the embedding, which reads a text's beginning alone. */
function explainWords(text: string) {
  const features = extractTextFeatures(text);
  // Before its first embedding nothing waits: all parts have been read by then.
  void MODEL.read(text, features, async () => new Float32Array(EMBEDDING_SIZE));
  return explainVerdict(text, features.tokens, attribute(MODEL, features), findTactics(text));
}

/** Everything that reads a text which somebody sent. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  features: (text) => extractReportFeatures(report(text)),
  question: (text) => extractQuestionFeatures(report(text)),
  traits: (text) => extractTraits(report(text)),
  playbook: (text) =>
    parseReport({
      exhibit: 'Report 1',
      description: text,
      evidence: text,
      files: [text],
      amountCents: null,
      ownNames: ['Ann Lee'],
    }),
  title: (text) =>
    clusterTitle(
      {
        ...report(text),
        scamName: text.slice(0, 200),
        scamType: 'other',
        evidenceAuthor: 'mixed',
      },
      ['Ann Lee'],
    ),
  'other side': (text) =>
    otherSidePassages({ text, author: 'mixed', ownNames: ['Ann Lee', 'ann@lee.example'] }),
  'crowd words': (text) =>
    crowdWords(
      { texts: [{ text, author: 'other-side' }], ownNames: ['Ann Lee'], mayQuoteOwnWords: false },
      { placeholders: new Placeholders('hostile'), victimNames: ['Bert Lee'] },
    ).quote(text.slice(0, 200)),
  passage: (text) => quotePassage(text, /fee|1/gu),
  amount: parseAmount,
  sentences: splitSentences,
  'scam flows': (text) => matchScript(text, FLOWS),
  reactions: findReactions,
  endings: findEndings,
  template: maskSlots,
  sketch: sketchText,
  analysis: explainWords,
  indicators: extractIndicators,
  named: namedIndicators,
  redacted: (text) => redact(text, crowd()),
  tactics: findTactics,
};

/** What hostile texts are made of: each is something that an expression of ours waits for or gives up on. */
const PIECES = [
  ...[
    '1',
    '1,',
    '1.',
    "1'",
    '1 ',
    '12/',
    '1:',
    '$1',
    '00',
    ' ',
    '\n',
    '\t',
    '\r\n',
    '\u2028',
    '\n ',
    ' \n',
    '\u00a0',
  ],
  ...[
    'a',
    'A',
    'a ',
    'A ',
    'a.',
    'a-',
    'a_',
    'a@',
    '@a',
    'a@a.',
    '.a',
    'aa.com ',
    'a.b/',
    'é',
    'ß.',
    '漢',
    '👩‍👩‍👧‍👦',
    '\u200b',
  ],
  ...[
    '.',
    '..',
    '. ',
    '!',
    '?!',
    ',',
    ';',
    ':',
    ': ',
    '-',
    '- ',
    '_',
    '/',
    '//',
    '\\',
    '|',
    '#',
    '%',
    '&',
    '=',
    '+',
    '*',
  ],
  ...[
    '(',
    ')',
    '((',
    '[',
    ']',
    '[.',
    '[.]',
    '{',
    '<',
    '>',
    '"',
    '“',
    '”',
    "'",
    '’',
    '«',
    '> ',
    '\n> ',
    '```',
  ],
  ...[
    'http://',
    'https://a',
    'hxxp',
    'www.',
    't.me/',
    'at ',
    'dot ',
    ' at a dot ',
    '0x',
    'bc1',
    'GB',
    'GB00',
    'UA-',
    'pub-',
  ],
  ...[
    'my ',
    'Dear ',
    'Dear A',
    'Mr ',
    'I am ',
    'name is ',
    'From: ',
    'A: ',
    'me: ',
    'Date: ',
    'On ',
    ' wrote:',
    'Subject: ',
  ],
  ...[
    'account ',
    'account: ',
    'iban ',
    'ssn ',
    'born ',
    'fee ',
    'pay ',
    'send ',
    'bank ',
    'when I ',
    'after ',
    'within ',
    'my fee ',
  ],
  ...[
    '01/01/20, 10:00 ',
    '[1.1.20, 1:1',
    '2020-01-01 ',
    '10:00:00',
    'Jan ',
    '1 Jan',
    '1 dollars',
    'k ',
    'usd',
    '€ 1 ',
  ],
];
/** One sort of piece and pairs of any two: the ways in which runs meet. */
const MADE = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 });
const PAIRS = 60;

const pumped = (piece: string, length: number) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0000x`;

/** Of this thread alone: what else the machine does is not counted. */
const cpuMs = (): number => process.threadCpuUsage().user / 1000;

function timeOf(read: (text: string) => unknown, text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const startedAt = cpuMs();
    read(text);
    least = Math.min(least, cpuMs() - startedAt);
  }
  return least;
}

/** How much longer four times the text takes, where that is long at all. */
function growthOf(read: (text: string) => unknown, piece: string): number | null {
  const long = pumped(piece, LONG);
  if (timeOf(read, long, 1) < HARMLESS_MS) return null;
  const time = timeOf(read, long, TRIES);
  return time < HARMLESS_MS ? null : time / timeOf(read, pumped(piece, SHORT), TRIES);
}

/** Growth is what shows each time that it is measured: a busy machine's caches make some measures worse. */
function surelyGrows(read: (text: string) => unknown, piece: string): number | null {
  let least: number | null = null;
  for (let measure = 0; measure < TRIES; measure += 1) {
    const growth = growthOf(read, piece);
    if (growth === null || growth <= MAX_GROWTH) return null;
    least = Math.min(least ?? growth, growth);
  }
  return least;
}

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const COMBINED = fc.sample(MADE, { seed: SEED, numRuns: PAIRS }).map((pieces) => pieces.join(''));

test.each(Object.entries(READERS))(
  'a hostile text of four times the length does not take %s the square of the time',
  (_, read) => {
    const slow: string[] = [];
    for (const piece of new Set([...PIECES, ...COMBINED])) {
      const growth = surelyGrows(read, piece);
      if (growth !== null) slow.push(`${JSON.stringify(piece)}: ${growth.toFixed(1)} times as long`);
    }
    expect(slow, `seed ${SEED}`).toEqual([]);
  },
  120_000,
);
