import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScamType } from '../catalogue/scam-types.ts';
import { compareTraits } from '../matching/traits/compare-traits.ts';
import { extractTraits } from '../matching/traits/report-traits.ts';
import { scoreLayers } from '../matching/traits/score-layers.ts';
import { sketchText } from '../texts/sketch/text-sketch.ts';
import { buildFamilies, type FamilyEdge, type FamilyMember } from './build-families.ts';
import { capFamilies } from './cap-families.ts';
import { describeMutation } from './describe-mutation.ts';
import { indicatorLabel } from './describe-values.ts';
import { RELATED_FROM } from './family-rules.ts';
import { filterFamilies } from './filter-families.ts';
import { type RelatedSide, relateClusters } from './relate-clusters.ts';
import type { ReportStep } from './report-step.ts';

const TODAY = '2026-06-01';

const stepOn = (date: string, changes: Partial<ReportStep> = {}): ReportStep => ({
  exhibit: 'Report 1',
  date,
  receivedAt: `${date}T09:00:00.000Z`,
  channels: ['email'],
  domains: [],
  rails: [],
  aliases: [],
  roles: [],
  tactics: [],
  hasPaid: true,
  ...changes,
});
const member = (
  id: string,
  date: string,
  scamType: ScamType = 'romance',
  changes: Partial<FamilyMember> = {},
): FamilyMember => ({
  id,
  name: `Name of ${id}`,
  description: '',
  scamType,
  lineage: { steps: [stepOn(date)], changes: [] },
  events: [],
  isAlerted: false,
  ...changes,
});
const edge = (firstId: string, secondId: string, changes: Partial<FamilyEdge> = {}): FamilyEdge => ({
  firstId,
  secondId,
  strength: 0.5,
  identifiers: ['domain shared.example'],
  personas: [],
  scripts: [],
  ...changes,
});

describe('families', () => {
  const members = [
    member('a', '2026-01-01'),
    member('b', '2026-02-01', 'romance', { description: 'A desk for gold' }),
    member('c', '2026-03-01'),
    member('d', '2026-04-01', 'refund_denial'),
  ];
  const edges = [
    edge('a', 'b'),
    edge('a', 'c'),
    edge('b', 'c', { identifiers: [], strength: 0.9 }),
    edge('c', 'd'),
  ];
  const shown = buildFamilies(members, edges, TODAY);
  const branch = (id: string) =>
    shown.families.flatMap(({ branches }) => branches).find((one) => one.id === id);

  it('are the three of the specification before anything is known, and have no figures then', () => {
    const { families, figures } = buildFamilies([], [], TODAY);
    expect(families.map(({ name }) => name)).toEqual([
      'Romance Family',
      'Crypto Investment Family',
      'Refund Family',
    ]);
    expect(families[0]).toMatchObject({
      evolutionScore: null,
      firstSeen: null,
      lastMutation: null,
      children: [],
    });
    expect(figures).toEqual({ rootFamilies: 3, activeBranches: 0, totalScammers: 0, crossLinks: 0 });
  });

  it('have the earlier cluster as the parent; shared indicators count more than likeness', () => {
    expect([branch('a'), branch('b'), branch('c')].map((one) => [one?.parentId, one?.generation])).toEqual([
      ['family-romance', 1],
      ['a', 2],
      ['a', 2],
    ]);
    expect(branch('a')?.connectionStrength).toBeNull();
    expect(branch('b')).toMatchObject({ connectionStrength: 0.5, sharedDNA: ['Both name shared[.]example'] });
  });

  it('use the days of all reports, also of those without a step', () => {
    const extent = { reports: 1000, firstSeen: '2026-01-10', lastSeen: '2026-05-20' };
    const large = member('large', '2026-05-01', 'romance', {
      lineage: { steps: [stepOn('2026-05-01')], changes: [], extent },
    });
    const built = buildFamilies(
      [large, member('offshoot', '2026-03-01')],
      [edge('large', 'offshoot')],
      TODAY,
    );
    expect(built.families[0]).toMatchObject({
      firstSeen: '2026-01-10',
      branches: [
        { id: 'large', generation: 1, reports: 1000, firstSeen: '2026-01-10', lastSeen: '2026-05-20' },
        { id: 'offshoot', parentId: 'large' },
      ],
    });
  });

  it('show every other relation as a cross-link of its type', () => {
    expect(shown.crossLinks.map(({ source, target, type }) => [source, target, type])).toEqual([
      ['c', 'd', 'Cross-Category Learning'],
      ['b', 'c', 'Sibling Evolution'],
    ]);
    const apart = buildFamilies(
      [...members, member('e', '2026-05-01')],
      [edge('a', 'b'), edge('b', 'c'), edge('c', 'e'), edge('b', 'e', { strength: 0.2 })],
      TODAY,
    );
    expect(apart.crossLinks).toMatchObject([{ source: 'b', target: 'e', type: 'Parallel Development' }]);
  });

  it('keep the ancestors of matches of a filter', () => {
    const dormant = filterFamilies(shown, 'dormant', '');
    expect(dormant.families.flatMap(({ branches }) => branches.map(({ id }) => id))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(filterFamilies(shown, 'active', '').families).toEqual([]);
    const found = filterFamilies(shown, 'all', 'gold desk');
    expect(found.families.flatMap(({ branches }) => branches.map(({ id }) => id))).toEqual(['a', 'b']);
    expect(found.figures).toMatchObject({ rootFamilies: 1, crossLinks: 1 });
    expect(filterFamilies(shown, 'all', 'refund').families[0]?.branches).toHaveLength(1);
  });

  it('are cut to the clusters with relatives and the newest reports, each with its ancestors', () => {
    const lone = Array.from({ length: 20 }, (_, index) =>
      member(`lone-${index}`, `2026-04-${10 + index}`, 'romance'),
    );
    const line = [member('x', '2026-03-02'), member('y', '2026-03-03'), member('z', '2026-03-04')];
    const large = buildFamilies(
      [...members, ...lone, ...line],
      [edge('a', 'x'), edge('x', 'y'), edge('y', 'z')],
      TODAY,
    );
    const cap = (limit: number, include?: string) => capFamilies(large, { limit, include }).families[0];
    const idsOf = (root: ReturnType<typeof cap>) => root?.branches.map(({ id }) => id);
    const whole = large.families[0]?.branches.length;
    expect(cap(500)).toEqual(large.families[0]);
    expect(idsOf(cap(5))).toEqual(['a', 'x', 'y', 'z', 'lone-19']);
    expect(cap(5)?.clusters).toBe(whole);
    expect(cap(5)?.children).toEqual(['a', 'lone-19']);
    // What a link names is shown whatever the limit, from its root on.
    expect(idsOf(cap(1, 'z'))).toEqual(['a', 'x', 'y', 'z']);
    expect(idsOf(cap(2, 'lone-0'))).toEqual(['a', 'lone-0']);
    // An ancestor is never left out for want of room: then its descendant is.
    for (let limit = 1; limit <= 8; limit += 1) {
      const shown = new Set(idsOf(cap(limit)));
      expect(shown.size).toBeLessThanOrEqual(limit);
      for (const { parentId } of cap(limit)?.branches ?? [])
        expect(parentId === 'family-romance' || shown.has(parentId)).toBe(true);
    }
  });

  it('have no cycles, for any relations: every cluster leads to its root once', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `cluster-${index}`);
    const days = fc.array(fc.integer({ min: 10, max: 28 }), { minLength: 9, maxLength: 9 });
    const pairs = fc.uniqueArray(
      fc.tuple(fc.nat(8), fc.nat(8)).filter(([a, b]) => a < b),
      { selector: ([a, b]) => `${a} ${b}` },
    );
    fc.assert(
      fc.property(days, pairs, (seen, drawn) => {
        const many = ids.map((id, index) => member(id, `2026-01-${seen[index]}`));
        const { families, crossLinks } = buildFamilies(
          many,
          drawn.map(([a, b]) => edge(`cluster-${a}`, `cluster-${b}`)),
          TODAY,
        );
        const branches = families.flatMap((root) => root.branches);
        expect(branches.map(({ id }) => id).sort()).toEqual(ids);
        const byId = new Map(branches.map((one) => [one.id, one]));
        for (const one of branches) {
          expect(one.generation).toBe((byId.get(one.parentId)?.generation ?? 0) + 1);
          for (const child of one.children) expect(byId.get(child)?.parentId).toBe(one.id);
        }
        const lines = branches.filter(({ generation }) => generation > 1).length;
        expect(lines + crossLinks.length).toBe(drawn.length);
      }),
    );
  });
});

const SCRIPT =
  'My darling, the node of the year opens on Thursday night and it will not wait for the two of us.';
const side = (description: string, evidence = ''): RelatedSide => {
  const sketch = sketchText(evidence || description);
  return {
    traits: extractTraits({
      description,
      evidence,
      scamPersonas: '',
      amountInvolved: '$900',
      dateOccurred: '2026-01-10',
    }),
    texts: sketch ? [{ exhibit: 'Report 1', sketch: sketch.sketch }] : [],
    aliases: ['vivienne sorel'],
  };
};

describe('a relation', () => {
  it('exists where both share a hard indicator, whatever else differs', () => {
    const relation = relateClusters(
      side('I paid on harbour.example with a gift card.'),
      side('He sent me to harbour.example and wanted a wire transfer.'),
      () => 1,
    );
    expect(relation).toMatchObject({ identifiers: ['domain harbour.example'], personas: ['vivienne sorel'] });
    expect(relation?.technical).toBeGreaterThan(0);
  });

  it('does not exist for common indicators or low likeness', () => {
    const [a, b] = [
      side('I paid on harbour.example with a gift card.'),
      side('The officer at harbour.example said jail.'),
    ];
    expect(relateClusters(a, b, () => 0)).toBeNull();
  });

  it('does not exist between unrelated clusters that only work alike: in layers strangers agree, too', () => {
    const asked = 'You must pay today with a gift card or the offer ends, and tell nobody of it.';
    const one = side(asked, 'The sheriff holds a warrant and will ring at your door before noon.');
    const other = side(asked, 'Your computer has caught a virus, so leave it on while I clean the registry.');
    expect(scoreLayers(compareTraits(one.traits, other.traits, () => 1).similarities, false)).toBeGreaterThan(
      RELATED_FROM,
    );
    expect(relateClusters(one, other, () => 1)).toBeNull();
    const sameWords = side(asked, 'The sheriff has a warrant and will ring at your door before evening.');
    expect(relateClusters(one, sameWords, () => 1)).toMatchObject({ identifiers: [] });
  });

  it('has the same script with its likeness, in either order of the sides', () => {
    const [a, b] = [side('On harbour.example.', SCRIPT), side('Through harbour.example too.', SCRIPT)];
    const forth = relateClusters(a, b, () => 1);
    const back = relateClusters(b, a, () => 1);
    expect(forth?.linguistic).toBeCloseTo(1, 5);
    expect(forth?.scripts).toHaveLength(1);
    expect(back).toEqual(forth);
  });
});

describe('labels', () => {
  it('are defanged and show no bank account', () => {
    expect(indicatorLabel('domain harbour.example')).toBe('harbour[.]example');
    expect(indicatorLabel('iban GB29NWBK60161331926819')).toBe('a bank account');
    expect(indicatorLabel('btc bc1qmalypr22ejn0da4gfshdpqmdkrgxu90n8a92ls')).toBe('BTC bc1qma…8a92ls');
  });
});

describe('an analysis', () => {
  const source = {
    id: 'a',
    name: 'A',
    lineage: { steps: [stepOn('2026-01-01')], changes: [] },
    events: [],
    relatives: [],
  };

  it('of one report without relatives has no confidence, and says why', () => {
    const result = describeMutation(source);
    expect(result).toMatchObject({
      confidence: null,
      familyTree: [],
      similarityScores: [],
      adaptationPatterns: [],
    });
    expect(result.confidenceReason).toContain('Not enough data');
  });

  it('follows a reported alias across channels, if named more than once', () => {
    const steps = [
      stepOn('2026-01-01', { aliases: ['vivienne', 'marc'] }),
      stepOn('2026-02-01', { exhibit: 'Report 2', aliases: ['vivienne'], channels: ['phone'] }),
    ];
    const { operatorMigrations } = describeMutation({ ...source, lineage: { steps, changes: [] } });
    expect(operatorMigrations).toEqual([
      {
        operatorId: 'V.',
        migrationPattern: 'Changes the channel',
        path: ['Email', 'Phone call'],
        timeline: 'Seen from 2026-01-01 to 2026-02-01',
        triggerEvent: null,
        adaptationScore: 100,
        exhibits: ['Report 1', 'Report 2'],
      },
    ]);
  });

  it('hides the loss rate of a change below five reports', () => {
    const change = {
      kind: 'rail' as const,
      value: 'bank',
      date: '2026-02-01',
      exhibit: 'Report 2',
      quote: null,
      likeness: 0.25,
    };
    const steps = [stepOn('2026-01-01'), stepOn('2026-02-01', { exhibit: 'Report 2' })];
    const { adaptationPatterns, confidence } = describeMutation({
      ...source,
      lineage: { steps, changes: [change] },
    });
    expect(adaptationPatterns).toMatchObject([
      { type: 'New way to pay', frequency: 1, effectiveness: null, detectionDifficulty: 7.5 },
    ]);
    expect(confidence).toBe(20);
  });
});
