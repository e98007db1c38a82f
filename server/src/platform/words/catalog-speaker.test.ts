import { plural, spokenBy, t } from '@fap/shared/kernel/words.ts';
import { expect, test } from 'vitest';
import { catalogSpeaker } from './catalog-speaker.ts';

const speaker = catalogSpeaker('es', 'es-US', [
  { message: 'Not found', translation: 'No se encontró' },
  { message: 'Not found.', translation: 'No se encontró.' },
  { message: 'Stop now. Call them.', translation: 'Pare ahora. Llame.' },
  { message: 'One. Two. Three. Four. Five. Six.', translation: 'Uno. Dos. Tres. Cuatro. Cinco. Seis.' },
  { message: 'It names {0}, in {reports}.', translation: 'En {reports} nombra {0}.' },
  { message: 'Romance', translation: 'Amor' },
  {
    message:
      'Found in {0} of {1, plural, one {# file} other {# files}}, which {0, plural, one {is} other {are}} new.',
    translation:
      'De {1, plural, one {# archivo} other {# archivos}}, {0, plural, one {es nuevo} other {son nuevos}} {0}.',
  },
  { message: '{ownPlace} ({0})', translation: '{ownPlace}: {0}' },
  { message: 'Fear and threats', translation: 'Miedo y amenazas' },
  { message: '{ownTactic} (layer {0})', translation: '{ownTactic} (capa {0})' },
  { message: 'The cluster is kept as: {ownKinds}.', translation: 'El clúster se guarda como: {ownKinds}.' },
  {
    message: '{count, plural, one {# report} other {# reports}}',
    translation: '{count, plural, one {# denuncia} other {# denuncias}}',
  },
]);

test('says texts, values where the language wants them, and numbers with their form', () => {
  const said = spokenBy(speaker, () => [
    t`Not found`,
    t`It names ${'Ana'}, in ${plural(1, { one: '# report', other: '# reports' })}.`,
    plural(1_200, { one: '# report', other: '# reports' }),
  ]);
  expect(said).toEqual(['No se encontró', 'En 1 denuncia nombra Ana.', '1,200 denuncias']);
});

test('is silent again afterwards, also when the work fails', () => {
  expect(() =>
    spokenBy(speaker, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(t`Not found`).toBe('Not found');
});

test('knows its own words when they come back as text, and leaves what people wrote', () => {
  expect(speaker.known('Not found')).toBe('No se encontró');
  expect(speaker.known('It names Ana, in 3 reports.')).toBe('En 3 denuncias nombra Ana.');
  expect(speaker.known('My report was not found')).toBe('My report was not found');
  expect(speaker.known('x'.repeat(100_000))).toHaveLength(100_000);
});

test('knows several messages that an answer joined, one of them with two sentences', () => {
  expect(speaker.known('Stop now. Call them. Not found. It names Ana, in 3 reports. Nobody said this.')).toBe(
    'Pare ahora. Llame. No se encontró. En 3 denuncias nombra Ana. Nobody said this.',
  );
});

test('knows a message of many sentences', () => {
  expect(speaker.known('One. Two. Three. Four. Five. Six.')).toBe('Uno. Dos. Tres. Cuatro. Cinco. Seis.');
});

test('a value that is named as our own is said too, one or several, also where nearly nothing stands around it', () => {
  expect(speaker.known('The cluster is kept as: Romance.')).toBe('El clúster se guarda como: Amor.');
  expect(speaker.known('The cluster is kept as: Romance; Fear and threats (layer 8); Olga.')).toBe(
    'El clúster se guarda como: Amor; Miedo y amenazas (capa 8); Olga.',
  );
  expect(speaker.known('Fear and threats (layer 8)')).toBe('Miedo y amenazas (capa 8)');
  expect(speaker.known('Some onion (layer 8)')).toBe('Some onion (layer 8)');
});

test('forms of words inside a message are said by their number', () => {
  expect(speaker.known('Found in 3 of 1,200 files, which are new.')).toBe('De 1,200 archivos, son nuevos 3.');
  expect(speaker.known('Found in 1 of 1 file, which is new.')).toBe('De 1 archivo, es nuevo 1.');
  expect(speaker.known('Found in 3 of some files, which are new.')).toBe(
    'Found in 3 of some files, which are new.',
  );
});

test('a list of our own words is taken apart before anything else fits it', () => {
  expect(
    speaker.known('The cluster is kept as: Fear and threats (layer 8); Fear and threats (layer 9).'),
  ).toBe('El clúster se guarda como: Miedo y amenazas (capa 8); Miedo y amenazas (capa 9).');
});

test('what the catalog lacks is said in English', () => {
  expect(
    spokenBy(speaker, () => [t`Something ${'else'}`, plural(2, { one: '# case', other: '# cases' })]),
  ).toEqual(['Something else', '2 cases']);
});
