import { readFile } from 'node:fs/promises';
import { examine } from '@fap/shared/recondogs/analysers/examine.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';
import { clusterOf } from './unit-case.ts';

/** So many texts of each source and label: a large source must not decide. */
const OF_EACH = 60;
const SEED = 21;
/** Units whose findings are about one text; the others compare reports, read files or name every text. */
const READ_WORDS = [
  'memoryrebuilder',
  'trackerhunter',
  'cryptoguardian',
  'networkninja',
  'legaleagle',
  'behavioranalyst',
  'socialscanner',
  'mobilemonitor',
  'apiauditor',
  'formforensics',
  'securitysentinel',
  'compliancechecker',
];

interface PublicText {
  text: string;
  label: string;
  source: string;
}

/** In what share of strangers' scams and honest texts each unit that reads words finds something, as a table. */
export async function describePublicTexts(paths: readonly string[]): Promise<string> {
  const texts = await sampleTexts(paths);
  const scams = texts.filter(({ label }) => label === 'scam');
  const honest = texts.filter(({ label }) => label === 'legit');
  const rows = READ_WORDS.map((unit) => {
    const { name } = RECONDOG_UNITS.find(({ key }) => key === unit) ?? { name: unit };
    return `| ${name} | ${shareOf(unit, scams)} | ${shareOf(unit, honest)} |`;
  });
  return [
    `${scams.length} scams and ${honest.length} honest texts, at most ${OF_EACH} of each source:`,
    '',
    '| unit | speaks in scams | in honest texts |',
    '|---|---:|---:|',
    ...rows,
  ].join('\n');
}

async function sampleTexts(paths: readonly string[]): Promise<PublicText[]> {
  const random = new SeededRandom(SEED);
  const all: PublicText[] = [];
  for (const path of paths) {
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    all.push(...lines.map((line) => JSON.parse(line) as PublicText));
  }
  return [...Map.groupBy(all, ({ source, label }) => `${source} ${label}`).values()].flatMap((group) =>
    group
      .map((one) => ({ one, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, OF_EACH)
      .map(({ one }) => one),
  );
}

function shareOf(unit: string, texts: readonly PublicText[]): string {
  const found = texts.filter(({ text }) => {
    const { findings } = examine(unit, clusterOf([text]));
    return findings.some(({ detail }) => unit !== 'memoryrebuilder' || detail.startsWith('Named in'));
  });
  return texts.length === 0 ? '–' : `${((found.length / texts.length) * 100).toFixed(1)} %`;
}
