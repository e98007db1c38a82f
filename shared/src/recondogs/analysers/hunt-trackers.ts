import type { Analyser } from '../cluster-evidence.ts';
import { findPattern, occurrenceOf } from '../pattern-findings.ts';

/** Ids of Google Analytics, Tag Manager and AdSense: they belong to whoever runs the page. */
const TRACKER_ID = /\b(?:UA-\d{4,10}-\d{1,4}|G-[A-Z0-9]{8,12}|GTM-[A-Z0-9]{5,9}|ca-pub-\d{10,16})\b/gu;

/** Tracker Hunter: ids by which pages of one operator are recognised. */
export const huntTrackers: Analyser = (evidence) => ({
  findings: [...Map.groupBy(findPattern(evidence, TRACKER_ID), ({ text }) => text)].map(([id, places]) => ({
    title: `Tracker ${id}`,
    detail: occurrenceOf(places),
    citations: places.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
  })),
});
