import { expect, test } from 'vitest';
import { Placeholders } from '../privacy/placeholders.ts';
import { prefillLayers } from './prefill-layers.ts';

const report = {
  victimNames: [],
  ownNames: [],
  evidenceAuthor: 'mixed' as const,
  placeholders: new Placeholders('a cluster'),
  contactMethod: 'email' as const,
  dateOccurred: '2026-02-11',
  amountInvolved: '$1,200',
  scamPersonas: 'Officer Reed, who wrote from me@home.example',
  description: 'They said: pay the release fee today or be arrested. My number is +1 202 555 0143.',
  evidence: 'The page was https://pay.example/login',
};

test('a report pre-fills the layers that its words prove, in order', () => {
  const layers = prefillLayers(report).map(({ layer }) => layer);
  expect(layers).toEqual(expect.arrayContaining([2, 3, 4, 8, 10]));
  expect(layers).toEqual([...layers].sort((a, b) => a - b));
});

test('pre-filled layers contain no personal data of the victim, and links are defanged', () => {
  const text = JSON.stringify(prefillLayers(report));
  expect(text).not.toContain('home.example');
  expect(text).not.toContain('555');
  expect(text).toContain('pay[.]example');
  expect(text).not.toContain('https://');
});

test('an empty account fills in contact and persona only', () => {
  const bare = { ...report, amountInvolved: '', description: 'Nothing to see here.', evidence: '' };
  expect(prefillLayers(bare).map(({ layer }) => layer)).toEqual([3, 4]);
});
