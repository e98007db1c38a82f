import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_METHODS } from '../catalogue/contact-methods.ts';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { nameTime } from './name-time.ts';
import { withoutReports, writeSummary } from './press-summary.ts';
import type { CountedReport } from './summary-parts.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const layers = Array.from({ length: 14 }, (_, index) => ({
  layer: index + 1,
  status: index < 13 ? ('complete' as const) : ('partial' as const),
}));
const reportOf = (person: number, changes: Partial<CountedReport> = {}): CountedReport => ({
  id: `report-${person}`,
  reporterId: `person-${person}`,
  countedFrom: new Date(Date.UTC(2026, 0, 1 + person)),
  scamType: 'romance',
  contactMethod: 'email',
  dateOccurred: '2026-02-11',
  amountCents: 120_000,
  amountCurrency: 'USD',
  ...changes,
});
const crowd = (count: number, changes: (person: number) => Partial<CountedReport> = () => ({})) =>
  Array.from({ length: count }, (_, person) => reportOf(person, changes(person)));
const write = (reports: readonly CountedReport[], now = NOW) =>
  writeSummary({ clusterChainId: 'FAP-1-TEST-01', reports, layers }, now);

describe('k is five', () => {
  test('of four people there is none, of five there is one', () => {
    expect(write(crowd(4))).toBeNull();
    expect(write(crowd(5))).toMatchObject({ people: 5 });
  });

  test('people count once, and not before their account counts', () => {
    expect(write(Array.from({ length: 9 }, () => reportOf(1)))).toBeNull();
    expect(
      write(crowd(5, (person) => (person === 0 ? { countedFrom: new Date('2027-01-01') } : {}))),
    ).toBeNull();
  });

  test('figures stand still until five more came', () => {
    expect(write(crowd(9))?.text).toBe(write(crowd(5))?.text);
    expect(write(crowd(10))?.text).toContain('At least 10 people');
  });

  test('a way of contact, a kind, a time and a sum of four are not told', () => {
    const text = write(
      crowd(5, (person) =>
        person === 0
          ? {
              contactMethod: 'dating_app',
              scamType: 'job_scam',
              dateOccurred: '2019-07-04',
              amountCurrency: 'EUR',
              amountCents: 987_654_321,
            }
          : {},
      ),
    )?.text;
    expect(text).not.toMatch(/dating|job|2019|2026|EUR|USD|email/iu);
    expect(text).toContain('At least 5 people reported');
  });

  test('whatever people report: no line of reports stands on fewer than five people, and no exact sum or day is in it', () => {
    const people = fc.array(
      fc.record({
        person: fc.integer({ min: 0, max: 12 }),
        contactMethod: fc.constantFrom(...CONTACT_METHODS),
        scamType: fc.constantFrom(...SCAM_TYPES),
        month: fc.integer({ min: 1, max: 12 }),
        amountCents: fc.integer({ min: 1_000_001, max: 99_999_999 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(people, (given) => {
        const reports = given.map(({ person, month, ...one }, index) =>
          reportOf(person, {
            ...one,
            id: `r${index}`,
            dateOccurred: `2025-${String(month).padStart(2, '0')}-17`,
          }),
        );
        const summary = write(reports);
        const personOf = new Map(reports.map(({ id, reporterId }) => [id, reporterId]));
        if (new Set(personOf.values()).size < 5) expect(summary).toBeNull();
        for (const { proof } of summary?.sentences ?? []) {
          if (proof.kind !== 'reports') continue;
          const behind = new Set(proof.reportIds.map((id) => personOf.get(id)));
          expect(behind.size).toBeGreaterThanOrEqual(5);
          expect(behind.size).toBeGreaterThanOrEqual(proof.people);
        }
        expect(summary?.text ?? '').not.toMatch(/-17|\d{5,}\.\d/u);
      }),
    );
  });
});

test('times are as fine as five people each allow', () => {
  const months = (of: readonly string[]) =>
    write(crowd(of.length, (person) => ({ dateOccurred: `${of[person]}-03` })))?.text;
  expect(months(Array(5).fill('2026-02'))).toContain('happened in February 2026.');
  expect(months([...Array(5).fill('2025-11'), ...Array(5).fill('2026-02')])).toContain(
    'from November 2025 to February 2026;',
  );
  expect(months(['2026-01', '2026-02', '2026-03', '2026-01', '2026-02'])).toContain('in quarter 1 of 2026.');
  expect(months(['2026-01', '2026-04', '2026-07', '2026-10', '2026-02'])).toContain('in 2026.');
  expect(months(['2022-01', '2023-04', '2024-07', '2025-10', '2026-02'])).not.toMatch(/202\d/u);
  expect(nameTime('2026-Q3')).toBe('quarter 3 of 2026');
});

test('a sum is the band of the middle one', () => {
  const text = write(crowd(5, (person) => ({ amountCents: person === 0 ? 90_000_000 : 120_000 })))?.text;
  expect(text).toContain(
    'At least 5 people name a sum in USD; the middle one of these sums is $1,000 to $5,000.',
  );
});

test('the text says what is confirmed, what to look out for and how to report', () => {
  const summary = write(crowd(5));
  expect(summary?.text).toMatch(/^What was reported\n- At least 5 people/u);
  expect(summary?.text).toContain('Reviewers confirmed 13 of the 14 stages');
  expect(summary?.text).toContain('\n\nWhat to look out for\n- ');
  expect(summary?.text).toContain('\n\nHow to report it\n- ');
  expect(summary?.text).not.toContain('Re-victimisation');
});

test('a kind that nobody describes in general still says where to report', () => {
  const summary = write(crowd(5, () => ({ scamType: 'other' })));
  expect(summary?.text).not.toContain('What to look out for');
  expect(summary?.text).toContain('ic3.gov');
});

test('what is kept holds no id of a report', () => {
  const summary = write(crowd(5));
  expect(JSON.stringify(summary?.sentences)).toContain('report-1');
  expect(JSON.stringify(withoutReports(summary?.sentences ?? []))).not.toContain('report-1');
});
