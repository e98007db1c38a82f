import { t } from '@fap/shared/kernel/words.ts';
import { anatomyLayer, LAYER_COUNT } from '../catalogue/anatomy.ts';
import { CONTACT_METHOD_LABELS } from '../catalogue/contact-methods.ts';
import { CATALOGUE } from '../catalogue/kinds/catalogue.ts';
import { PUBLIC_OFFICES } from '../catalogue/kinds/public-offices.ts';
import { SCAM_TYPE_LABELS, type ScamType } from '../catalogue/scam-types.ts';
import { sha256Hex } from '../kernel/canonical-json.ts';
import { describeBand } from '../privacy/money-bands.ts';
import { PUBLIC_MIN_COUNT, publicFigure } from '../privacy/public-figures.ts';
import type { LayerStatus } from '../puzzle/completion.ts';
import { nameTime } from './name-time.ts';
import { type CountedReport, commonTimes, commonValues, countPeople, typicalSums } from './summary-parts.ts';

/** The row that proves a sentence: reports that were counted, a layer of the puzzle, or reference content. */
export type SummaryProof =
  | { kind: 'reports'; people: number; reportIds: string[] }
  | { kind: 'layers'; layers: number[] }
  | { kind: 'cluster' }
  | { kind: 'catalogue'; id: string }
  | { kind: 'offices' };

export const SUMMARY_SECTIONS = [
  'What was reported',
  'How it is done',
  'What to look out for',
  'How to report it',
] as const;
export type SummarySection = (typeof SUMMARY_SECTIONS)[number];

export interface SummarySentence {
  section: SummarySection;
  text: string;
  proof: SummaryProof;
}

/** What a summary is written from; nothing in it holds a victim's words. */
export interface SummaryInput {
  clusterChainId: string;
  reports: readonly CountedReport[];
  layers: readonly { layer: number; status: LayerStatus }[];
}

/** A summary for the press; its text is what people approve, by its SHA-256. */
export interface PressSummary {
  sentences: SummarySentence[];
  text: string;
  sha256: string;
  /** In steps of five. */
  people: number;
}

/** A summary as it is kept once it is approved. */
export type ApprovedSummary = Pick<PressSummary, 'sentences' | 'text'>;

/** The sentences without the ids of reports, which are for those who may check them. */
export const withoutReports = (sentences: readonly SummarySentence[]): SummarySentence[] =>
  sentences.map((sentence) =>
    sentence.proof.kind === 'reports'
      ? { ...sentence, proof: { ...sentence.proof, reportIds: [] } }
      : sentence,
  );

/** Why there is no summary. */
export const TOO_FEW_PEOPLE = t`A summary needs reports of at least ${PUBLIC_MIN_COUNT} people that count: with fewer, single people could be recognised.`;

const OFFICES_FOR_ALL = ['reportfraud.ftc.gov', 'ic3.gov', 'actionfraud.police.uk', 'econsumer.gov'];

/** Writes what may be told to the press of a cluster: counts of at least five people and reference content; null for fewer people. */
export function writeSummary(
  { clusterChainId, reports, layers }: SummaryInput,
  now: Date,
): PressSummary | null {
  const people = countPeople(reports, now);
  const figure = publicFigure(people.length);
  if (figure === null) return null;
  const reportIds = people.flatMap((mine) => mine.map(({ id }) => id));
  const kind = commonValues(people, ({ scamType }) => scamType)[0];
  const scamType = kind?.value ?? null;
  const sentences: SummarySentence[] = [
    {
      section: 'What was reported',
      text: `At least ${figure} people reported the same scam in at least ${publicFigure(reportIds.length)} reports.`,
      proof: { kind: 'reports', people: figure, reportIds },
    },
    ...(kind && kind.value !== 'other'
      ? [
          {
            section: 'What was reported' as const,
            text: `At least ${kind.people} of them call it: ${SCAM_TYPE_LABELS[kind.value]}.`,
            proof: { kind: 'reports' as const, people: kind.people, reportIds: kind.reportIds },
          },
        ]
      : []),
    ...timesOf(people),
    ...channelsOf(people),
    ...sumsOf(people),
    {
      section: 'What was reported',
      text: `The evidence is kept under the ClusterChain ID ${clusterChainId}, whose log anybody can check.`,
      proof: { kind: 'cluster' },
    },
    ...stagesOf(layers),
    ...adviceOf(scamType),
  ];
  const text = layOut(sentences);
  return { sentences, text, sha256: sha256Hex(text), people: figure };
}

type People = ReturnType<typeof countPeople>;

function timesOf(people: People): SummarySentence[] {
  const times = commonTimes(people);
  if (!times) return [];
  const [first, last] = times;
  const isOne = first.value === last.value;
  return [
    {
      section: 'What was reported',
      text: isOne
        ? `At least ${first.people} of them say that it happened in ${nameTime(first.value)}.`
        : `It is reported from ${nameTime(first.value)} to ${nameTime(last.value)}; at least ${PUBLIC_MIN_COUNT} people name each of the two.`,
      proof: {
        kind: 'reports',
        people: Math.min(first.people, last.people),
        reportIds: [...new Set([...first.reportIds, ...last.reportIds])],
      },
    },
  ];
}

const channelsOf = (people: People): SummarySentence[] =>
  commonValues(people, ({ contactMethod }) => contactMethod)
    .filter(({ value }) => value !== 'other')
    .map(({ value, people: figure, reportIds }) => ({
      section: 'What was reported',
      text: `First contact by ${CONTACT_METHOD_LABELS[value].toLowerCase()}: at least ${figure} people.`,
      proof: { kind: 'reports', people: figure, reportIds },
    }));

const sumsOf = (people: People): SummarySentence[] =>
  typicalSums(people).map(({ value: { band, currency }, people: figure, reportIds }) => ({
    section: 'What was reported',
    text: `At least ${figure} people name a sum in ${currency}; the middle one of these sums is ${describeBand(band, currency)}.`,
    proof: { kind: 'reports', people: figure, reportIds },
  }));

function stagesOf(layers: SummaryInput['layers']): SummarySentence[] {
  const complete = layers
    .filter(({ status }) => status === 'complete')
    .map(({ layer }) => layer)
    .sort((a, b) => a - b);
  return [
    {
      section: 'How it is done',
      text: `Reviewers confirmed ${complete.length} of the ${LAYER_COUNT} stages of this scam:`,
      proof: { kind: 'layers', layers: complete },
    },
    ...complete.map((layer) => ({
      section: 'How it is done' as const,
      text: `${anatomyLayer(layer).name}: ${anatomyLayer(layer).description}`,
      proof: { kind: 'layers' as const, layers: [layer] },
    })),
  ];
}

/** The reference content of the family that at least five people name; without one, where every scam can be reported. */
function adviceOf(scamType: ScamType | null): SummarySentence[] {
  const family = CATALOGUE.find((one) => one.scamType === scamType && one.scamType !== 'other');
  const offices =
    family?.education.whereToReport ??
    PUBLIC_OFFICES.filter(({ address }) => OFFICES_FOR_ALL.includes(address));
  const proof: SummaryProof = family ? { kind: 'catalogue', id: family.id } : { kind: 'offices' };
  return [
    ...(family?.education.preventionTips ?? []).map((text) => ({
      section: 'What to look out for' as const,
      text,
      proof,
    })),
    ...offices.map(({ name, country, address, help }) => ({
      section: 'How to report it' as const,
      text: `${name} (${country}), ${address}: ${help}`,
      proof,
    })),
  ];
}

function layOut(sentences: readonly SummarySentence[]): string {
  const parts = SUMMARY_SECTIONS.flatMap((section) => {
    const lines = sentences.filter((sentence) => sentence.section === section);
    return lines.length === 0 ? [] : [[section, ...lines.map(({ text }) => `- ${text}`)].join('\n')];
  });
  return `${parts.join('\n\n')}\n`;
}
