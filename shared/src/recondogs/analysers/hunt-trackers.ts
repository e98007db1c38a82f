import { t } from '@fap/shared/kernel/words.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { groupFiles, inScripts, noteUnseen, withNote } from '../exhibits.ts';
import { rankIndicators, reuseOf } from '../indicator-findings.ts';
import { LAYERS } from '../layer-of.ts';

/** Tracker Hunter: ids of analytics, tags, advertisements and pixels, in words and in the scripts of pages, by which pages of one operator are recognised. */
export const huntTrackers: Analyser = (evidence) => {
  const named = rankIndicators(evidence, ['tracker']);
  const found = groupFiles(
    evidence.files,
    ({ traces }) => traces?.trackers ?? [],
    (id, bearing) => ({
      title: t`Tracking code ${id}`,
      detail: inScripts(bearing.length),
      layer: LAYERS.infrastructure,
    }),
  );
  const findings = [
    ...named.map((tracker) => ({
      title: t`Tracking code ${tracker.value}`,
      detail: reuseOf(tracker),
      citations: tracker.citations,
      layer: LAYERS.infrastructure,
    })),
    ...found,
  ];
  return withNote(findings, noteUnseen(evidence.files));
};
