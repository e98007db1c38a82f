import { describe, expect, it } from 'vitest';
import { computeDna } from '../dna/compute-dna.ts';
import { readTraits } from '../dna/report-traits.ts';
import { checkCluster } from './cluster-checks.ts';
import type { DetailReport } from './detail-report.ts';
import { matchPatterns } from './pattern-matrix.ts';
import { profileVictims } from './victim-profiles.ts';

const reportOf = (number: number, changes: Partial<DetailReport> & { words?: string } = {}): DetailReport => {
  const { words = 'You must pay a release fee today by wire transfer.', ...rest } = changes;
  const traits = readTraits({
    description: words,
    evidence: '',
    scamPersonas: 'Agent',
    amountInvolved: '$1,000',
    dateOccurred: '2026-01-15',
  });
  return {
    exhibit: `Report ${number}`,
    reporter: `person-${number}`,
    contactMethod: 'email',
    lossCents: 1_000 * number,
    traits,
    ...rest,
  };
};
const many = (count: number, changes: Partial<DetailReport> & { words?: string } = {}) =>
  Array.from({ length: count }, (_, index) => reportOf(index + 1, changes));
const check = (reports: readonly DetailReport[], id: string) => {
  const found = checkCluster(reports).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('victim profiles', () => {
  const emailOf = (reports: readonly DetailReport[]) =>
    profileVictims(reports).find(({ id }) => id === 'email');

  it('are four, and say nothing of fewer than five victims', () => {
    const profiles = profileVictims(many(4));
    expect(profiles).toHaveLength(4);
    for (const { id, name, ...figures } of profiles) {
      expect([id, name].every((text) => text.length > 0)).toBe(true);
      expect(Object.values(figures).every((figure) => figure === null)).toBe(true);
    }
  });

  it('count people, not reports: five reports of one are one victim', () => {
    expect(emailOf(many(5, { reporter: 'the same' }))?.victims).toBeNull();
    expect(emailOf(many(5))?.victims).toBe(5);
  });

  it('tell method, tactic, median loss and how many lost money', () => {
    const reports = [...many(7), reportOf(8, { lossCents: null })];
    expect(emailOf(reports)).toMatchObject({
      victims: 8,
      vulnerability: 'Urgency',
      acquisitionMethod: 'Email',
      targetValueCents: 100_000,
      conversionRate: 87.5,
      typicalLossCents: 4_000,
    });
  });

  it('give no median of fewer than five losses', () => {
    const reports = [...many(4), ...[5, 6].map((number) => reportOf(number, { lossCents: null }))];
    expect(emailOf(reports)).toMatchObject({ victims: 6, typicalLossCents: null });
  });
});

describe('the four checks', () => {
  it('say not enough data where there is none', () => {
    expect(checkCluster([]).map(({ state }) => state)).toEqual(Array(4).fill('not-enough-data'));
    expect(check([reportOf(1)], 'script-evolution').state).toBe('not-enough-data');
  });

  it('find several platforms, with the reports that show them', () => {
    const two = [reportOf(1), reportOf(2, { contactMethod: 'phone' })];
    expect(check(two, 'cross-platform')).toMatchObject({
      state: 'found',
      finding: 'First contact by 2 ways: Email, Phone call.',
      exhibits: ['Report 1', 'Report 2'],
    });
    expect(check(many(3), 'cross-platform').state).toBe('nothing');
  });

  it('tell what is new in the later reports and what is no longer told', () => {
    const changed = [
      ...many(2),
      reportOf(3, { words: 'Install AnyDesk. Pay a release fee by wire transfer.' }),
      reportOf(4, { words: 'Install AnyDesk. Pay a release fee by wire transfer.' }),
    ];
    const { state, finding } = check(changed, 'script-evolution');
    expect(state).toBe('found');
    expect(finding).toContain('New: Remote access');
    expect(finding).toContain('No longer told: Urgency');
    expect(check(many(4), 'script-evolution').state).toBe('nothing');
  });

  it('count accounts that several reports name, without naming them', () => {
    const wallet = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
    const { finding, state } = check(many(2, { words: `Send bitcoin to ${wallet}` }), 'payment-flow');
    expect(state).toBe('found');
    expect(finding).toBe('Ways of paying: Cryptocurrency. 1 account named, 1 of them by several reports.');
    expect(check(many(2, { words: 'They were rude.' }), 'payment-flow').state).toBe('not-enough-data');
  });

  it('map how victims were reached', () => {
    const three = [...many(2), reportOf(3, { contactMethod: 'phone' })];
    expect(check(three, 'victim-acquisition').finding).toMatch(/^2 of 3 were first reached by email\./u);
  });
});

it('the pattern matrix counts the people who confirm the leading pattern of each layer, each once', () => {
  const reports = [reportOf(1), reportOf(2, { reporter: 'person-1' }), reportOf(3)];
  const rows = matchPatterns(
    computeDna(reports),
    new Map(reports.map(({ exhibit, reporter }) => [exhibit, reporter])),
  );
  expect(rows.map(({ layer }) => layer)).toHaveLength(6);
  expect(rows.find(({ layer }) => layer === 'psychological')).toMatchObject({
    pattern: 'Urgency',
    confirmedVictims: 2,
    patternMatch: expect.closeTo(100),
  });
  expect(rows.find(({ layer }) => layer === 'structural')).toMatchObject({
    pattern: null,
    confirmedVictims: null,
  });
});
