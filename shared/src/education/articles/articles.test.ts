import { expect, test } from 'vitest';
import { findCatalogueCluster } from '../../catalogue/kinds/catalogue.ts';
import { UNIT_GUIDES } from '../../recondogs/unit-guide.ts';
import { RECONDOG_UNITS } from '../../recondogs/units.ts';
import { ARTICLE_CATEGORIES } from './article.ts';
import { ARTICLES } from './articles.ts';

/** Words that put it on the person: nobody is blamed here. */
const BLAMING =
  /\b(?:foolish|stupid|naive|gullible|greedy victims?|fell for|should have known|your (?:own )?fault|careless)\b/iu;
/** Nobody can promise these. */
const PROMISES =
  /\b(?:we (?:will )?(?:get|recover) your money|guarantee that|you will get (?:it|your money) back)\b/iu;

test('every category has an article, each of a family that exists, with days that do', () => {
  expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length);
  for (const { id, familyId, publishedOn, reviewedOn } of ARTICLES) {
    expect(findCatalogueCluster(familyId), id).toBeDefined();
    for (const day of [publishedOn, reviewedOn])
      expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day);
    expect(reviewedOn >= publishedOn, id).toBe(true);
  }
});

test('every unit is introduced', () => {
  expect(Object.keys(UNIT_GUIDES)).toEqual(RECONDOG_UNITS.map(({ key }) => key));
  for (const [key, { does, helps, when, tips }] of Object.entries(UNIT_GUIDES)) {
    for (const text of [does, helps, when, ...tips]) expect(text.length, key).toBeGreaterThan(20);
    expect(tips.length, key).toBeGreaterThan(0);
  }
});

test('no word blames anybody or promises what nobody can', () => {
  const texts = [
    ...ARTICLES.flatMap(({ title, summary, introduction, forensicReport }) => [
      title,
      summary,
      ...introduction,
      ...forensicReport,
    ]),
    ...Object.values(UNIT_GUIDES).flatMap(({ does, helps, when, tips }) => [does, helps, when, ...tips]),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(BLAMING);
    expect(text).not.toMatch(PROMISES);
  }
});
