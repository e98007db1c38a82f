import { fileURLToPath } from 'node:url';
import { readProbability } from '@fap/shared/evidence/analyze-text.ts';
import { HIGH_PROBABILITY, MEDIUM_PROBABILITY } from '@fap/shared/evidence/find-counterfactual.ts';
import { SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import type { LabelledText } from '../../training/labelled-text.ts';
import { loadOwnTexts } from '../../training/load-own-texts.ts';
import { wilson } from '../../training/metrics.ts';
import { markdownTable } from '../live/report/markdown-table.ts';

const FOLDER = fileURLToPath(new URL('./hard-texts/', import.meta.url));

/** A hard text with the file's name as its kind. */
export interface HardText extends LabelledText {
  kind: string;
}

/** Loads the texts that were made to be hard; nothing is ever fitted to them. */
export async function loadHardTexts(): Promise<HardText[]> {
  const texts = await loadOwnTexts(FOLDER);
  return texts.map((text) => ({ ...text, kind: text.source.replace(/^own-(?:honest|evasions)-/u, '') }));
}

/** Judges the hard texts by the analyzer as it is shipped, and says by kind where it fails, as Markdown. */
export async function judgeHardTexts(): Promise<string> {
  const judged: JudgedHardText[] = [];
  for (const text of await loadHardTexts())
    judged.push({ ...text, probability: await readProbability(text.text) });
  const honest = judged.filter(({ isScam }) => !isScam);
  const evasions = judged.filter(({ isScam }) => isScam);
  return [
    `**Texts of our own, made to be hard: says where it fails, never how good it is** (weights ${SHIPPED_MODEL.version})`,
    describe('honest texts', honest, [
      ['called high risk', ({ probability }) => probability !== null && probability >= HIGH_PROBABILITY],
      ['medium or high', ({ probability }) => probability !== null && probability >= MEDIUM_PROBABILITY],
      ['no verdict', hasNoVerdict],
    ]),
    describe('evasions', evasions, [
      ['called low risk', ({ probability }) => probability !== null && probability < MEDIUM_PROBABILITY],
      ['not called high', ({ probability }) => probability === null || probability < HIGH_PROBABILITY],
      ['no verdict', hasNoVerdict],
    ]),
  ].join('\n\n');
}

interface JudgedHardText extends HardText {
  /** Null when the analyzer gives no verdict. */
  probability: number | null;
}
type Column = readonly [name: string, counts: (text: JudgedHardText) => boolean];

const hasNoVerdict = ({ probability }: JudgedHardText) => probability === null;

/** A row for all and one for each kind, each share with its interval. */
function describe(name: string, texts: readonly JudgedHardText[], columns: readonly Column[]): string {
  const groups = [['all', texts] as const, ...Map.groupBy(texts, ({ kind }) => kind)];
  return markdownTable(
    [name, 'texts', ...columns.map(([column]) => `${column} (95 %)`)],
    groups.map(([kind, group]) => [
      kind,
      `${group.length}`,
      ...columns.map(([, counts]) => share(group.filter(counts).length, group.length)),
    ]),
  );
}

function share(hits: number, of: number): string {
  const percent = (value: number) => (value * 100).toFixed(1);
  const [low, high] = wilson(hits, of);
  return `${percent(hits / of)} % (${percent(low)}–${percent(high)})`;
}
