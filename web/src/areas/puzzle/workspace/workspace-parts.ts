import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** The parts of the workspace, in the order of the bar at the bottom of a phone. */
export const PARTS = ['layers', 'board', 'notes', 'details'] as const;
export type WorkspacePart = (typeof PARTS)[number];

/** The part to show; a new object is a new request. */
export interface Shown {
  part: WorkspacePart;
  /** Something asked for it: a folded panel opens. False for what a page begins with. */
  isAsked: boolean;
}

/** What each part shows. */
export type PartContents = Record<WorkspacePart, ReactNode>;

/** The parts as people read them. */
export const PART_LABELS: Record<WorkspacePart, string> = {
  layers: t`Layers`,
  board: t`Board`,
  notes: t`Notes`,
  details: t`Pieces`,
};
