import { HARD_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { extractReportFeatures } from '@fap/shared/matching/report-features.ts';
import { describe, expect, it } from 'vitest';
import { corpusClusters, secondReports, waves } from './corpus/index.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';

describe('the demo corpus', () => {
  it('lets every later report of a cluster share an indicator with an earlier one, so that it joins', () => {
    const loose = corpusClusters.flatMap((corpus, index) => {
      const values = placeholderValues(index, corpus.name);
      const known = new Set<string>();
      return corpus.reports.flatMap((report, position) => {
        const fill = (text: string) => fillPlaceholders(text, values);
        const keys = extractReportFeatures({
          description: fill(report.description),
          evidence: fill(report.evidence),
          scamPersonas: fill(report.scamPersonas),
        })
          .indicators.filter(({ type }) => HARD_INDICATOR_TYPES.includes(type))
          .map(({ type, value }) => `${type} ${value}`);
        const joins = position === 0 || keys.some((key) => known.has(key));
        for (const key of keys) known.add(key);
        return joins ? [] : [`${corpus.name}, report ${position + 1}`];
      });
    });
    expect(loose).toEqual([]);
  });

  it('has at least two reports of each cluster, in words of their own', () => {
    const single = corpusClusters.filter(
      ({ name, reports }) => reports.length + (secondReports.has(name) ? 1 : 0) < 2,
    );
    expect(single.map(({ name }) => name).filter((name) => !waves.has(name))).toEqual([]);
    expect(
      [...secondReports.keys()].filter((name) => !corpusClusters.some((one) => one.name === name)),
    ).toEqual([]);
    const texts = corpusClusters
      .flatMap(({ name, reports }) => [...reports, secondReports.get(name) ?? []].flat())
      .flatMap(({ description, evidence }) => [description, evidence]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
