import { describe, expect, it } from 'vitest';
import type { DnaLayer } from '../matching/traits/layers.ts';
import { extractTraits } from '../matching/traits/report-traits.ts';
import { addFileTraits } from './add-file-traits.ts';
import { computeDna, type DnaReport } from './compute-dna.ts';
import { quotePassage } from './quote-passage.ts';

const IBAN = 'GB29 NWBK 6016 1331 9268 19';
const WALLET = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

const WORDS = {
  description:
    `A recovery agent wrote that my bitcoin was found. I had to pay a release fee today, keep it secret and send it to ` +
    `${WALLET} or by bank transfer to ${IBAN}.`,
  evidence: 'Visit https://fundsback-desk.com/claim/karin-holm within 24 hours.',
  scamPersonas: 'Daniel Marsh, recovery agent, then a bank officer',
  amountInvolved: '$2,500',
  dateOccurred: '2026-01-15',
};
const NOTHING = {
  description: '',
  evidence: '',
  scamPersonas: '',
  amountInvolved: '',
  dateOccurred: '2026-01-15',
};
const reportOf = (number: number, changes: Partial<typeof WORDS> = {}): DnaReport => {
  const words = { ...WORDS, ...changes };
  return {
    exhibit: `Report ${number}`,
    traits: extractTraits(words),
    passages: [words.description],
    // As the crowd reads it, uncut.
    text: `${words.description}\n${words.evidence.replace('desk.com', 'desk[.]com')}`,
  };
};
const layerOf = (reports: readonly DnaReport[], layer: DnaLayer) => {
  const found = computeDna(reports).layers.find((one) => one.layer === layer);
  if (!found) throw new Error(layer);
  return found;
};
const labels = (reports: readonly DnaReport[], layer: DnaLayer) =>
  layerOf(reports, layer).features.map(({ label }) => label);

describe('a domain', () => {
  const told = (text: string, count = 1) =>
    labels(
      Array.from({ length: count }, (_, index) => ({
        ...reportOf(index + 1),
        traits: extractTraits({ ...NOTHING, description: 'They cloned jane-miller.example to rob people.' }),
        text,
      })),
      'structural',
    );

  it('is shown where the crowd can read it in the report, and not where it contains a hidden name', () => {
    expect(told('They cloned jane-miller[.]example to rob people.')).toEqual([
      'Website domain jane-miller[.]example',
    ]);
    expect(told('They cloned [VICTIM_1][.]example to rob people.')).toEqual([]);
    expect(told('They cloned [VICTIM_1][.]example to rob people.', 3)).toEqual([]);
  });
});

describe('what a reporter calls their own', () => {
  it('is not a trait, wherever the report says so', () => {
    const { structural } = extractTraits({
      ...NOTHING,
      scamPersonas:
        'He found me through my website jane-doe-bakery.example and wrote from parcel-desk.example',
    });
    expect(structural.identifiers).toEqual(['domain parcel-desk.example']);
  });
});

describe('the strength', () => {
  it('is null with fewer than two reports, also of each layer', () => {
    for (const reports of [[], [reportOf(1)]]) {
      const dna = computeDna(reports);
      expect(dna.strength).toBeNull();
      expect(dna.breakdown.meanSimilarity).toBeNull();
      expect(dna.layers.map(({ strength }) => strength)).toEqual([null, null, null, null, null, null]);
      expect(dna.layers).toHaveLength(6);
    }
  });

  it('is share of layers × mean similarity × min(1, reports / 10): ten equal reports reach 100, five of them 50', () => {
    const equal = (count: number) =>
      computeDna(Array.from({ length: count }, (_, index) => reportOf(index + 1)));
    expect(equal(10).breakdown).toEqual({
      layersWithData: 6,
      meanSimilarity: expect.closeTo(100),
      reportShare: 1,
    });
    expect(equal(10).strength).toBeCloseTo(100);
    expect(equal(5).strength).toBeCloseTo(50);
    expect(equal(25).strength).toBeCloseTo(100);
  });

  it('counts only layers in which two reports can be compared', () => {
    const wordless = { description: 'It was bad.', evidence: '', scamPersonas: 'x', amountInvolved: '' };
    const dna = computeDna([reportOf(1), reportOf(2, wordless)]);
    // Only their weeks are in both.
    expect(dna.layers.filter(({ strength }) => strength !== null).map(({ layer }) => layer)).toEqual([
      'timing',
    ]);
    expect(dna.strength).toBeCloseTo((1 / 6) * 100 * 0.2);
  });

  it('is the product of its parts for any reports, and is the same when computed again', () => {
    const scripts = [
      'Pay a fee today.',
      'Keep it secret, dear.',
      'Our officer wants gift cards.',
      'He vanished.',
    ];
    for (let seed = 0; seed < 60; seed += 1) {
      const reports = Array.from({ length: 1 + (seed % 12) }, (_, index) =>
        reportOf(index + 1, { description: scripts[(seed * 7 + index * index) % scripts.length] ?? '' }),
      );
      const { strength, breakdown, layers } = computeDna(reports);
      const { layersWithData, meanSimilarity, reportShare } = breakdown;
      expect(strength).toBe(
        meanSimilarity === null ? null : (layersWithData / 6) * meanSimilarity * reportShare,
      );
      if (strength !== null) expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength ?? 0).toBeLessThanOrEqual(100);
      for (const { features, reportsWithData } of layers)
        for (const { exhibits } of features) expect(exhibits.length).toBeLessThanOrEqual(reportsWithData);
      expect(computeDna(reports)).toEqual(computeDna(reports));
    }
  });
});

describe('the features', () => {
  const two = [reportOf(1), reportOf(2, { evidence: 'Go to fundsback-desk.com now' })];

  it('cite their exhibits, most widely shared first', () => {
    const [first] = layerOf(two, 'structural').features;
    expect(first).toMatchObject({
      label: 'Website domain fundsback-desk[.]com',
      why: 'Found in 2 of 2 reports',
      exhibits: ['Report 1', 'Report 2'],
    });
  });

  it('have readable labels', () => {
    expect(labels(two, 'behavioral')).toContain('Urgency (layer 8: Pressure and manipulation)');
    expect(labels(two, 'psychological')).toContain('Urgency');
    expect(labels(two, 'payment')).toEqual(
      expect.arrayContaining(['Cryptocurrency', 'Payment address bc1qxy…0wlh (BTC)']),
    );
    expect(labels(two, 'role')).toEqual(expect.arrayContaining(['Recovery agent', 'Bank or fraud desk']));
    expect(labels(two, 'timing')).toContain('Active in the week of 2026-01-12');
  });

  it('never show a personal account, a sum, a name, or a path that only one report has', () => {
    const told = JSON.stringify(computeDna(two.map(({ exhibit, traits }) => ({ exhibit, traits }))));
    expect(told).not.toMatch(/NWBK|9268|marsh|karin/iu);
    // Not even that several reports have one: an attacker could guess it with reports of their own.
    expect(told).not.toMatch(/Bank account|Reported alias|Amounts of/u);
  });

  it('and the likeness do not depend on guessed sums, names and accounts', () => {
    const guess = (changes: Parameters<typeof reportOf>[1]) =>
      computeDna([reportOf(1), reportOf(2, changes)]);
    const [right, wrong] = [guess({}), guess({ amountInvolved: '$900,000', scamPersonas: 'Ulrich Nobody' })];
    const strengths = ({ layers }: typeof right) =>
      layers.filter(({ layer }) => layer !== 'role').map(({ strength }) => strength);
    expect(strengths(right)).toEqual(strengths(wrong));
  });

  it('quote the newest reports that have words, at most two', () => {
    const urgency = layerOf([...two, reportOf(3)], 'psychological').features.find(
      ({ label }) => label === 'Urgency',
    );
    expect(urgency?.quotes.map(({ exhibit }) => exhibit)).toEqual(['Report 3', 'Report 2']);
    expect(urgency?.quotes[0]?.text).toContain('release fee today');
  });

  it('leave out what is common to all', () => {
    const common = [1, 2].map((number) =>
      reportOf(number, { evidence: 'He wrote on https://gmail.com/mail' }),
    );
    expect(labels(common, 'structural').join()).not.toContain('gmail');
  });
});

it('hashes of files replace earlier ones in the traits, idempotently', () => {
  const { traits } = reportOf(1);
  const files = [
    { perceptualHash: 'ffee00112233aabb', structureHash: null },
    { perceptualHash: null, structureHash: 'aa11' },
  ];
  const once = addFileTraits(traits, files);
  expect(once.structural.imageHashes).toEqual(['ffee00112233aabb']);
  expect(once.structural.identifiers).toEqual([...traits.structural.identifiers, 'html aa11']);
  expect(addFileTraits(once, files)).toEqual(once);
  expect(addFileTraits(once, [])).toEqual(traits);
});

describe('a quoted passage', () => {
  it('keeps whole words around the hit and marks cuts', () => {
    const text = `${'Long words before it all happened. '.repeat(4)}You must pay today or lose it. ${'And more after. '.repeat(9)}`;
    const passage = quotePassage(text, /pay today/giu) ?? '';
    expect(passage).toMatch(/^… .*You must pay today or lose it\..* …$/u);
    for (const word of passage.split(' ')) expect(`${text} …`).toContain(word);
  });
  it('is not cut at the end of the text, and null without a hit', () => {
    expect(quotePassage('Pay today', /today/giu)).toBe('Pay today');
    expect(quotePassage('Nothing', /today/giu)).toBeNull();
  });
});
