import type { ReactNode } from 'react';

/** The parts of the workspace, in the order of the bar at the bottom of a phone. */
export const PARTS = ['layers', 'board', 'notes', 'details'] as const;
export type WorkspacePart = (typeof PARTS)[number];

/** What each part shows. */
export type PartContents = Record<WorkspacePart, ReactNode>;

/** The parts as people read them. */
export const PART_LABELS: Record<WorkspacePart, string> = {
  layers: 'Layers',
  board: 'Board',
  notes: 'Notes',
  details: 'Pieces',
};
