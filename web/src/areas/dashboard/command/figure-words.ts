import type { CardFigure, FigureKey } from '@fap/shared/dashboard/stats.ts';
import {
  BellRing,
  Bomb,
  Boxes,
  FileCheck2,
  FolderOpen,
  type LucideIcon,
  Megaphone,
  ScanSearch,
  Users,
} from 'lucide-react';

interface FigureWords {
  label: string;
  icon: LucideIcon;
  /** What is counted: one, and any other number. */
  noun: readonly [one: string, many: string];
  /** Which of them; `within` is the range in words. */
  which: (within: string) => string;
  /** What its empty list says. */
  nothing: string;
}

/** What each figure is called, and what exactly it counts. */
export const FIGURE_WORDS: Readonly<Record<FigureKey, FigureWords>> = {
  activeCases: {
    label: 'Active Cases',
    icon: FolderOpen,
    noun: ['case', 'cases'],
    which: (within) => `opened in ${within} and not complete`,
    nothing: 'No case that was opened in this time is still active.',
  },
  scamClusters: {
    label: 'Scam Clusters',
    icon: Boxes,
    noun: ['cluster', 'clusters'],
    which: (within) => `with something new in ${within}`,
    nothing: 'Nothing happened to any cluster in this time.',
  },
  evidenceProcessed: {
    label: 'Evidence Processed',
    icon: FileCheck2,
    noun: ['item', 'items'],
    which: (within) => `handed in during ${within} and read`,
    nothing: 'No evidence you may know of came in during this time.',
  },
  victimsProtected: {
    label: 'Victims Protected',
    icon: Users,
    noun: ['person', 'people'],
    which: (within) => `who reported a cluster with something new in ${within}`,
    nothing: 'No cluster with reports had anything new in this time.',
  },
  clustersDetonated: {
    label: 'Playbooks detonated',
    icon: Bomb,
    noun: ['cluster', 'clusters'],
    which: (within) => `whose playbook was taken apart in ${within}`,
    nothing: 'No playbook was taken apart in this time.',
  },
  scamsDetected: {
    label: 'Scams detected',
    icon: ScanSearch,
    noun: ['report or warning', 'reports and warnings'],
    which: (within) => `of ${within} that a scan placed in a cluster`,
    nothing: 'No scan placed anything of this time in a cluster.',
  },
  elderProtectionAlerts: {
    label: 'Elder Shield alerts',
    icon: BellRing,
    noun: ['alert', 'alerts'],
    which: (within) => `of ${within}, counted in fives so that nobody shows`,
    nothing: 'No alert of this time concerns you or somebody you protect.',
  },
  mediaEscalations: {
    label: 'Media escalations',
    icon: Megaphone,
    noun: ['press summary', 'press summaries'],
    which: (within) => `proposed in ${within}`,
    nothing: 'No press summary was proposed in this time.',
  },
};

/** What a number of a figure counts: "cases opened in the last hour and not complete". */
export function describeFigure(figure: FigureKey, count: number | undefined, within: string): string {
  const { noun, which } = FIGURE_WORDS[figure];
  return `${count === 1 ? noun[0] : noun[1]} ${which(within)}`;
}

/** What there is in all, beside a card's number. */
export const IN_ALL_WORDS: Readonly<Record<CardFigure, string>> = {
  activeCases: 'active in all',
  scamClusters: 'in all',
  evidenceProcessed: 'in all',
  victimsProtected: 'in all',
};
