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

/** What a figure is called, what exactly it counts, and what its empty list says. */
export interface FigureWords {
  label: string;
  icon: LucideIcon;
  /** Follows the number: "3 cases opened in the last hour …". `in` is the range in words. */
  means: (within: string) => string;
  nothing: string;
}

export const FIGURE_WORDS: Readonly<Record<FigureKey, FigureWords>> = {
  activeCases: {
    label: 'Active Cases',
    icon: FolderOpen,
    means: (within) => `opened in ${within} and not complete`,
    nothing: 'No case that was opened in this time is still active.',
  },
  scamClusters: {
    label: 'Scam Clusters',
    icon: Boxes,
    means: (within) => `with something new in ${within}`,
    nothing: 'Nothing happened to any cluster in this time.',
  },
  evidenceProcessed: {
    label: 'Evidence Processed',
    icon: FileCheck2,
    means: (within) => `handed in during ${within} and read`,
    nothing: 'No evidence you may know of came in during this time.',
  },
  victimsProtected: {
    label: 'Victims Protected',
    icon: Users,
    means: (within) => `people who reported a cluster with something new in ${within}`,
    nothing: 'No cluster with reports had anything new in this time.',
  },
  clustersDetonated: {
    label: 'Playbooks detonated',
    icon: Bomb,
    means: (within) => `clusters whose playbook was taken apart in ${within}`,
    nothing: 'No playbook was taken apart in this time.',
  },
  scamsDetected: {
    label: 'Scams detected',
    icon: ScanSearch,
    means: (within) => `reports and warnings of ${within} that a scan placed in a cluster`,
    nothing: 'No scan placed anything of this time in a cluster.',
  },
  elderProtectionAlerts: {
    label: 'Elder Shield alerts',
    icon: BellRing,
    means: (within) => `alerts of ${within}, counted in fives so that nobody shows`,
    nothing: 'No alert of this time concerns you or somebody you protect.',
  },
  mediaEscalations: {
    label: 'Media escalations',
    icon: Megaphone,
    means: (within) => `proposed in ${within}`,
    nothing: 'No press summary was proposed in this time.',
  },
};

/** What there is in all, beside a card's number. */
export const IN_ALL_WORDS: Readonly<Record<CardFigure, string>> = {
  activeCases: 'active cases in all',
  scamClusters: 'clusters in all',
  evidenceProcessed: 'pieces of evidence in all',
  victimsProtected: 'people in all',
};
