import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { extractIndicators } from '../indicators/extract-indicators.ts';
import { RECONDOG_UNITS } from '../recondogs/units.ts';
import { catalogueClusterSchema, HIERARCHY } from './catalogue-cluster.ts';
import { CATALOGUE, findBranch, findCatalogueCluster } from './kinds/catalogue.ts';
import { PUBLIC_OFFICES } from './kinds/public-offices.ts';
import { SCAM_TYPES } from './scam-types.ts';

/** Texts that are names; all others are read as sentences. */
const NAMES =
  /(?:\.(?:id|name|scamType|category|status|riskLevel|level|channel|source|country|address|title|office|reviewedOn)|\.(?:globalPresence|platforms|commonAliases)\.\d+)$/u;
/** Lists that may be empty. */
const MAY_BE_EMPTY = /\.commonAliases$/u;
/** Figures nobody published are null. */
const MAY_BE_NULL = /\.(?:averageLoss|conversionRate|frequency)$/u;

/** Every value below this one with the way to it, lists and objects included. */
function walk(value: unknown, path: string): [string, unknown][] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`))
      : [];
  return [[path, value], ...below];
}

const everything = CATALOGUE.flatMap((cluster) => walk(cluster, cluster.id));
const texts = everything.filter((entry): entry is [string, string] => typeof entry[1] === 'string');

const branches = CATALOGUE.flatMap((cluster) => cluster.branches);

describe('the catalogue', () => {
  test('has twelve families, numbered in order, tech support the tenth', () => {
    expect(CATALOGUE.map(({ id }) => Number(/^CLUSTER-(\d{3})-[A-Z]{3}$/u.exec(id)?.[1]))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(findCatalogueCluster('CLUSTER-010-TEC')?.scamType).toBe('tech_support');
  });

  test('has a family for each of the eight kinds of scam', () => {
    expect(new Set(CATALOGUE.map(({ scamType }) => scamType))).toEqual(new Set(SCAM_TYPES));
  });

  test('has unique ids', () => {
    const ids = [
      ...CATALOGUE.map(({ id }) => id),
      ...branches.flatMap(({ id, variants, scammerRoles }) => [
        id,
        ...variants.map((variant) => variant.id),
        ...scammerRoles.map((role) => role.id),
      ]),
    ];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each(CATALOGUE.map((cluster) => [cluster.name, cluster] as const))(
    '%s has 2–4 branches of 2–3 variants and 3–5 roles',
    (_, cluster) => {
      const sizes = (list: readonly unknown[], least: number, most: number) =>
        list.length >= least && list.length <= most;
      expect(sizes(cluster.branches, 2, 4)).toBe(true);
      for (const branch of cluster.branches) {
        expect(sizes(branch.variants, 2, 3), branch.id).toBe(true);
        expect(sizes(branch.scammerRoles, 3, 5), branch.id).toBe(true);
        const ranks = branch.scammerRoles.map(({ hierarchy }) => hierarchy);
        expect(ranks, `${branch.id} from the top down`).toEqual(ranks.toSorted((a, b) => b - a));
        for (const { level, hierarchy } of branch.scammerRoles) expect(hierarchy).toBe(HIERARCHY[level]);
      }
    },
  );

  test('names only ReconDog units that exist, each once per family', () => {
    const units = new Set(RECONDOG_UNITS.map(({ id }) => id));
    for (const { id, education } of CATALOGUE) {
      expect(
        education.reconDogTeam.filter((unit) => !units.has(unit)),
        id,
      ).toEqual([]);
      expect(new Set(education.reconDogTeam).size, id).toBe(education.reconDogTeam.length);
    }
  });
});

describe('what is written', () => {
  test('leaves no field empty', () => {
    const empty = everything.filter(
      ([path, value]) =>
        value === undefined ||
        value === '' ||
        (value === null && !MAY_BE_NULL.test(path)) ||
        (Array.isArray(value) && value.length === 0 && !MAY_BE_EMPTY.test(path)),
    );
    expect(empty).toEqual([]);
  });

  test('is in whole sentences', () => {
    // A message may end with its link.
    const sentence = /^["“]?[\p{Lu}\d$].*(?:[.!?”)]|\.example)$/su;
    const broken = texts.filter(([path, text]) =>
      NAMES.test(path) ? text.trim() !== text : !sentence.test(text) || text.split(' ').length < 4,
    );
    expect(broken).toEqual([]);
  });

  test('says of every figure of the outside world who published it and for which year', () => {
    const figures = everything.filter(([path, value]) => MAY_BE_NULL.test(path) && value !== null);
    expect(figures.length).toBeGreaterThan(5);
    for (const [path, value] of figures) {
      const { source, year } = value as { source: string; year: number };
      expect(source, path).toMatch(/FBI|Federal Trade Commission|Microsoft/u);
      expect(year, path).toBeGreaterThanOrEqual(2021);
    }
  });

  test('names at least two public sources of every family, and the day it was compared with them', () => {
    for (const { id, sources, reviewedOn } of CATALOGUE) {
      expect(v.safeParse(catalogueClusterSchema.entries.reviewedOn, reviewedOn).success, id).toBe(true);
      expect(reviewedOn >= '2026-11-28', id).toBe(true);
      expect(new Set(sources.map(({ office }) => office)).size, id).toBeGreaterThanOrEqual(2);
      expect(
        sources.filter(({ title }) => /https?:|\.(?:gov|com|org)\b/u.test(title)),
        id,
      ).toEqual([]);
    }
  });

  test('names no address, number, account or wallet that could be somebody’s', () => {
    const allowed = PUBLIC_OFFICES.map(({ address }) => address.split('/')[0] ?? '');
    const real = texts.flatMap(([path, text]) =>
      extractIndicators(text)
        .filter(({ type, value }) => {
          const host = type === 'url' ? new URL(value).hostname : value;
          return !host.endsWith('.example') && !allowed.some((address) => address.endsWith(host));
        })
        .map(({ type, value }) => `${path}: ${type} ${value}`),
    );
    expect(real).toEqual([]);
    // Seven digits with separators: the shortest telephone number with an area code.
    const words = texts.filter(([path]) => !path.endsWith('.reviewedOn'));
    expect(words.filter(([, text]) => /\d(?:[ ().-]?\d){6,}/u.test(text))).toEqual([]);
    const hosts = texts.flatMap(
      ([, text]) => text.match(/\b[\w-]+\.(?:com|net|org|io|gov|info|app)\b/gu) ?? [],
    );
    const offices = PUBLIC_OFFICES.map(({ address, name }) => `${address} ${name}`.toLowerCase()).join(' ');
    expect(hosts.filter((host) => !offices.includes(host.toLowerCase()))).toEqual([]);
  });

  test('names whom to call and what to keep, without blame', () => {
    for (const { id, education } of CATALOGUE) {
      const steps = education.whatToDoIfTargeted.join(' ');
      expect(steps, id).toMatch(/\b[Cc]all|\b[Tt]ell/u);
      expect(steps, id).toMatch(/\b(?:[Kk]eep|[Ss]ave|[Ww]rite down|[Tt]ake pictures)\b/u);
      expect(education.whereToReport.length, id).toBeGreaterThanOrEqual(4);
    }
    expect(
      texts.filter(([, text]) => /\b(?:gullible|stupid|naive|should have known|your fault)\b/iu.test(text)),
    ).toEqual([]);
  });
});

test('a branch is found with its family, and only in its own', () => {
  for (const cluster of CATALOGUE)
    for (const branch of cluster.branches)
      expect(findBranch(cluster.id, branch.id)).toEqual({ cluster, branch });
  expect(findBranch('CLUSTER-001-CRY', 'tec-alarm')).toBeNull();
  expect(findBranch('CLUSTER-000-XXX', 'tec-alarm')).toBeNull();
  expect(findCatalogueCluster('cluster-001')).toBeNull();
});
