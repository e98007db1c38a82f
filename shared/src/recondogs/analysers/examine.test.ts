import { describe, expect, it } from 'vitest';
import { extractIndicators } from '../../indicators/extract-indicators.ts';
import type { ClusterEvidence } from '../cluster-evidence.ts';
import { RECONDOG_UNITS, UNIT_KEYS, unitOf } from '../units.ts';
import { examine } from './examine.ts';

const TEXTS = [
  'On March 3, 2026 they wrote on Telegram as @broker_desk and said they are licensed by the FCA. Pay the release fee to bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh today, tell nobody.',
  'On 2026-03-05 the desk, on Telegram @broker_desk, of https://broker.example/api/v2/submit?mail=someone asked me to install AnyDesk and update.apk, then for my seed phrase. GTM-AB12CD was in the page.',
  'On 2026-02-31 a man called from +44 20 7946 0018 and threatened me with arrest.',
];

/** Evidence of one cluster: a text per report, in the order in which they came. */
function evidenceOf(texts: readonly string[], changes: Partial<ClusterEvidence> = {}): ClusterEvidence {
  return {
    scamType: 'investment_coaching',
    texts: texts.map((text, index) => ({
      exhibit: `Report ${index + 1}`,
      from: 'report' as const,
      text,
      occurredOn: `2026-03-0${index + 1}`,
      receivedAt: `2026-03-0${index + 5}T10:00:00.000Z`,
      indicators: extractIndicators(text),
    })),
    files: [],
    advisories: [],
    otherClusters: new Map(),
    lookups: null,
    isCut: false,
    ...changes,
  };
}
const EVIDENCE = evidenceOf(TEXTS);
const titles = (unit: string, evidence = EVIDENCE) =>
  examine(unit, evidence).findings.map(({ title }) => title);

describe('the twenty units', () => {
  it('have the request names of the specification', () => {
    expect(RECONDOG_UNITS).toHaveLength(20);
    expect(new Set(UNIT_KEYS).size).toBe(20);
    expect([UNIT_KEYS[0], UNIT_KEYS[13], UNIT_KEYS[9]]).toEqual([
      'memoryrebuilder',
      'apiauditor',
      'steganographysleuth',
    ]);
    expect([unitOf('memoryrebuilder').codename, unitOf('compliancechecker').codename]).toEqual([
      'ALPHA',
      'TANGO',
    ]);
    expect(() => unitOf('nobody')).toThrow('nobody');
  });

  it.each(UNIT_KEYS)('%s ends every examination, the same each time, and cites places that exist', (unit) => {
    for (const evidence of [EVIDENCE, evidenceOf([]), evidenceOf(['', 'x'.repeat(5_000)])]) {
      const result = examine(unit, evidence);
      expect(examine(unit, evidence)).toEqual(result);
      expect(result.status === 'empty').toBe(result.findings.length === 0);
      if (result.status !== 'ok') expect(result.reason).toMatch(/\S/u);
      for (const { exhibit, start, end } of result.findings.flatMap(({ citations }) => citations)) {
        const cited = evidence.texts.find((text) => text.exhibit === exhibit);
        expect(cited).toBeDefined();
        if (start === undefined || end === undefined) continue;
        expect(start >= 0 && start < end && end <= (cited?.text.length ?? 0)).toBe(true);
      }
    }
  });
});

describe('what units find', () => {
  it('Memory Rebuilder: the days in order; a day that does not exist is none', () => {
    expect(titles('memoryrebuilder')).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-03',
      '2026-03-05',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
    ]);
  });

  it.each([
    ['trackerhunter', ['Tracking code GTM-AB12CD']],
    ['cryptoguardian', ['Bitcoin payment address bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh']],
    ['networkninja', ['Website domain broker[.]example']],
    ['socialscanner', ['Account name telegram:@broker_desk']],
    ['mobilemonitor', ['Phone number +44 ••• 18']],
    // Query and fragment may be a victim's.
    ['apiauditor', ['Endpoint hxxps://broker[.]example/api/v2/submit']],
    ['securitysentinel', ['Remote access', 'Programs and commands']],
    ['compliancechecker', ['Claims to be licensed']],
    ['formforensics', ['Codes, passwords, seed phrases']],
  ])('%s: %j', (unit, expected) => expect(titles(unit)).toEqual(expected));

  it('does not reveal whether another cluster names a personal handle or number', () => {
    const others = new Map([
      ['handle telegram:@broker_desk', 3],
      ['phone +447911123418', 3],
    ]);
    const evidence = evidenceOf(TEXTS, { otherClusters: others });
    expect(examine('socialscanner', evidence).findings).toMatchObject([
      {
        detail: 'Named by 2 reports of this cluster.',
        citations: [{ exhibit: 'Report 1' }, { exhibit: 'Report 2' }],
      },
    ]);
    for (const unit of ['socialscanner', 'mobilemonitor'] as const)
      expect(JSON.stringify(examine(unit, evidence))).not.toMatch(/other/u);
  });

  it('Structure Scanner: accounts of one script, names and numbers aside', () => {
    const script = (name: string, sum: number) =>
      `They said my parcel was held at customs and a fee of $${sum} to ${name}.example would release it within the hour.`;
    const evidence = evidenceOf([
      script('first', 20),
      'Something else altogether happened to me.',
      script('other', 9),
    ]);
    expect(titles('structurescanner', evidence)).toEqual(['Report 1 and Report 3 share a script']);
  });

  it('Performance Profiler: a cadence from two reports on', () => {
    expect(examine('performanceprofiler', evidenceOf([TEXTS[0] ?? ''])).status).toBe('empty');
    expect(examine('performanceprofiler', EVIDENCE).findings[0]?.detail).toBe(
      '3 reports are spread over 3 days. The median gap in days: 1.',
    );
  });

  it('Timestamp Tracker: a day that had not come, and a report that came late', () => {
    const [first, second] = EVIDENCE.texts;
    if (!first || !second) throw new Error('no texts');
    const texts = [
      { ...first, occurredOn: '2026-03-09' },
      { ...second, occurredOn: '2025-01-01' },
    ];
    expect(titles('timestamptracker', { ...EVIDENCE, texts })).toEqual([
      'Report 1 tells of a day that had not come',
      'Report 2 came late',
    ]);
  });

  it('Compliance Checker: warnings of regulators come first', () => {
    const advisories = [{ source: 'A regulator', tier: 2, title: 'Broker desk is not authorised' }];
    expect(titles('compliancechecker', evidenceOf(TEXTS, { advisories }))).toEqual([
      'Warning by A regulator (tier II)',
      'Claims to be licensed',
    ]);
  });

  it('notes that it examined only part of the evidence', () => {
    expect(examine('socialscanner', evidenceOf(TEXTS, { isCut: true }))).toMatchObject({ status: 'partial' });
  });
});
