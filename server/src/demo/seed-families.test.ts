import { describe, expect, test } from 'vitest';
import { corpusClusters, familyReports } from './corpus/index.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';

const PORTAL = /\b[a-z-]+-(?:deposits|exchange|desk|hub)\.example\b/u;

describe('reports that relate demo clusters', () => {
  test('each belong to a different cluster, and name its site and one that at least three others name', () => {
    const portals = new Map<string, Set<number>>();
    for (const { cluster, description, evidence, scamPersonas } of familyReports) {
      const corpus = corpusClusters[cluster - 1];
      const values = placeholderValues(cluster - 1, corpus?.name ?? '');
      const text = [description, evidence, scamPersonas]
        .map((part) => fillPlaceholders(part, values))
        .join('\n');
      expect(text).toContain(values.domain);
      const portal = PORTAL.exec(description)?.[0] ?? '';
      portals.set(portal, new Set([...(portals.get(portal) ?? []), cluster]));
    }
    expect([...portals.values()].every((clusters) => clusters.size >= 4)).toBe(true);
    expect(new Set(familyReports.map(({ cluster }) => cluster)).size).toBe(familyReports.length);
  });
});
