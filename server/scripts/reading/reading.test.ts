import { expect, test } from 'vitest';
import { countText, fernandezHuerta, fleschKincaidGrade, spanishSyllables } from './grade.ts';
import { easeOfPages, gradePages, listPages, MAX_GRADE, MIN_EASE } from './pages.ts';

test('no page that victims read is above the grade', async () => {
  expect((await gradePages()).filter(({ grade }) => grade > MAX_GRADE)).toEqual([]);
});

test('no Spanish page that victims read is below the ease', async () => {
  const pages = await easeOfPages();
  expect(pages.filter(({ ease }) => ease < MIN_EASE)).toEqual([]);
  expect(pages.every(({ ease }) => ease < 120)).toBe(true);
});

test('each page has words of its own', async () => {
  const pages = await listPages();
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  expect(pages.filter(({ texts }) => countText(texts).words < 40).map(({ name }) => name)).toEqual([]);
});

test('the grade is that of the formula, with addresses and numbers left out', () => {
  // Six words of one syllable each.
  expect(countText(['The cat sat on the mat.'])).toEqual({ sentences: 1, words: 6, syllables: 6 });
  expect(fleschKincaidGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
  expect(countText(['Go to ic3.gov in 24 hours.', 'Call now! Then wait.'])).toEqual({
    sentences: 3,
    words: 8,
    syllables: 8,
  });
  expect(fleschKincaidGrade([])).toBe(0);
});

test('a legal sentence is far above the limit', () => {
  const hard =
    'Notwithstanding the aforementioned provisions, institutions administering electronic transfers are obligated to investigate unauthorised transactions immediately.';
  expect(fleschKincaidGrade([hard])).toBeGreaterThan(MAX_GRADE + 5);
});

test.each([
  ['casa', 2],
  ['dinero', 3],
  ['banco', 2],
  ['estafa', 3],
  ['cuenta', 2],
  ['país', 2],
  ['aéreo', 4],
  ['policía', 4],
  ['aquí', 2],
  ['guerra', 2],
  ['pingüino', 3],
  ['ciudad', 2],
  ['muy', 1],
  ['y', 1],
])('%s has %i syllables', (word, syllables) => expect(spanishSyllables(word)).toBe(syllables));

test('plain Spanish is easier than that of an office', () => {
  const plain = ['Llame a su banco. No pague más. Guarde los mensajes.'];
  const office = [
    'Las entidades administradoras deberán comunicar inmediatamente las operaciones presuntamente fraudulentas a las autoridades correspondientes.',
  ];
  // 10 words in 3 sentences with 16 syllables.
  expect(fernandezHuerta(plain)).toBeCloseTo(206.84 - 60 * (16 / 10) - 1.02 * (10 / 3), 5);
  expect(fernandezHuerta(plain)).toBeGreaterThan(60);
  expect(fernandezHuerta(office)).toBeLessThan(60);
});
