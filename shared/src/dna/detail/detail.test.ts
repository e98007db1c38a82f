import { describe, expect, it } from 'vitest';
import { extractTraits } from '../../matching/traits/report-traits.ts';
import { computeDna } from '../compute-dna.ts';
import { checkCluster } from './cluster-checks.ts';
import type { DetailReport } from './detail-report.ts';
import { matchPatterns } from './pattern-matrix.ts';
import { profileVictims } from './victim-profiles.ts';

const NOW = new Date('2026-03-01');
const reportOf = (number: number, changes: Partial<DetailReport> & { words?: string } = {}): DetailReport => {
  const { words = 'You must pay a release fee today by wire transfer.', ...rest } = changes;
  const traits = extractTraits({
    description: words,
    evidence: '',
    scamPersonas: 'Agent',
    amountInvolved: '$1,000',
    dateOccurred: '2026-01-15',
  });
  return {
    exhibit: `Report ${number}`,
    reporter: `person-${number}`,
    countedFrom: new Date(`2026-01-${String(number).padStart(2, '0')}`),
    contactMethod: 'email',
    lossCents: 1_000 * number,
    traits,
    ...rest,
  };
};
const many = (count: number, changes: Partial<DetailReport> & { words?: string } = {}) =>
  Array.from({ length: count }, (_, index) => reportOf(index + 1, changes));
const check = (reports: readonly DetailReport[], id: string) => {
  const found = checkCluster(reports, NOW).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('victim profiles', () => {
  const emailOf = (reports: readonly DetailReport[]) =>
    profileVictims(reports, NOW).find(({ id }) => id === 'email');

  it('are four, and empty below five victims', () => {
    const profiles = profileVictims(many(4), NOW);
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

  it('show method, tactic, ranges of sums and a rounded share of losses', () => {
    const reports = [
      ...many(4),
      reportOf(5, { lossCents: null }),
      ...[6, 7, 8, 9, 10].map((one) => reportOf(one)),
    ];
    expect(emailOf(reports)).toMatchObject({
      victims: 10,
      vulnerability: 'Urgency',
      acquisitionMethod: 'Email',
      targetValue: { fromCents: 100_000, toCents: 500_000 },
      conversionRate: 100,
      typicalLoss: { fromCents: 0, toCents: 10_000 },
    });
  });

  it('do not change with one, two, three or four more people', () => {
    const before = profileVictims(many(5), NOW);
    for (const more of [1, 2, 3, 4]) {
      const others = Array.from({ length: more }, (_, index) =>
        reportOf(6 + index, { lossCents: 90_000_000, words: 'Your account is closed, do not tell anybody.' }),
      );
      expect(profileVictims([...many(5), ...others], NOW)).toEqual(before);
    }
  });

  it('leave out accounts that are too young, however many', () => {
    const young = many(9).map((report) => ({ ...report, countedFrom: new Date('2026-04-01') }));
    expect(
      emailOf([...many(4), ...young.map((one, index) => ({ ...one, reporter: `new-${index}` }))])?.victims,
    ).toBeNull();
  });

  it('show no median below five losses', () => {
    const reports = [...many(4), ...[5, 6].map((number) => reportOf(number, { lossCents: null }))];
    expect(emailOf(reports)).toMatchObject({ victims: 5, typicalLoss: null });
  });
});

describe('the four checks', () => {
  it('are not-enough-data without data', () => {
    expect(checkCluster([], NOW).map(({ state }) => state)).toEqual(Array(4).fill('not-enough-data'));
    expect(check([reportOf(1)], 'script-evolution').state).toBe('not-enough-data');
  });

  it('find several platforms, with the reports that show them', () => {
    const five = [...many(4), reportOf(5, { contactMethod: 'phone' })];
    expect(check(five, 'cross-platform')).toMatchObject({
      state: 'found',
      finding: 'The first contact was by: Email; Phone call.',
    });
    expect(check(many(5), 'cross-platform').state).toBe('nothing');
    // How one of only four was reached is hidden.
    expect(check(five.slice(1), 'cross-platform').finding).not.toMatch(/email|phone call/iu);
  });

  it('show what appears in the later reports and what disappears', () => {
    const changed = [
      ...many(2),
      reportOf(3, { words: 'Install AnyDesk. Pay a release fee by wire transfer.' }),
      reportOf(4, { words: 'Install AnyDesk. Pay a release fee by wire transfer.' }),
    ];
    const { state, finding } = check(changed, 'script-evolution');
    expect(state).toBe('found');
    expect(finding).toContain('New in the later script: Remote access');
    expect(finding).toContain('No longer told: Urgency');
    expect(check(many(4), 'script-evolution')).toMatchObject({
      state: 'nothing',
      finding: 'Earlier and later reports tell the same script actions in the same order.',
    });
  });

  it('count accounts that several reports name, without naming them', () => {
    const wallet = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
    const { finding, state } = check(many(2, { words: `Send bitcoin to ${wallet}` }), 'payment-flow');
    expect(state).toBe('found');
    expect(finding).toBe('Ways of paying: Cryptocurrency. 1 account named, 1 of them by several reports.');
    expect(check(many(2, { words: 'They were rude.' }), 'payment-flow').state).toBe('not-enough-data');
  });

  it('map how victims were reached', () => {
    const five = [...many(4), reportOf(5, { contactMethod: 'phone' })];
    expect(check(five, 'victim-acquisition').finding).toMatch(
      /^Most often, the first contact was by: Email\./u,
    );
    expect(check(many(4), 'victim-acquisition').state).toBe('not-enough-data');
    // Of two that are equally common neither is the commonest.
    const halves = [6, 7, 8, 9, 10].map((number) => reportOf(number, { contactMethod: 'phone' }));
    expect(check([...many(5), ...halves], 'victim-acquisition').finding).toMatch(
      /^Most often, the first contact was by: Email; Phone call\./u,
    );
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
