import type { CardFigure, FigureKey } from '@fap/shared/dashboard/stats.ts';
import { t } from '@lingui/core/macro';
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
    label: t`Active Cases`,
    icon: FolderOpen,
    noun: [t`case`, t`cases`],
    which: (within) => t`opened in ${within} and not complete`,
    nothing: t`No case that was opened in this time is still active.`,
  },
  scamClusters: {
    label: t`Scam Clusters`,
    icon: Boxes,
    noun: [t`cluster`, t`clusters`],
    which: (within) => t`with something new in ${within}`,
    nothing: t`Nothing happened to any cluster in this time.`,
  },
  evidenceProcessed: {
    label: t`Evidence Processed`,
    icon: FileCheck2,
    noun: [t`item`, t`items`],
    which: (within) => t`handed in during ${within} and read`,
    nothing: t`No evidence you may know of came in during this time.`,
  },
  victimsProtected: {
    label: t`Victims Protected`,
    icon: Users,
    noun: [t`person`, t`people`],
    which: (within) => t`who reported a cluster with something new in ${within}`,
    nothing: t`No cluster with reports had anything new in this time.`,
  },
  clustersDetonated: {
    label: t`Playbooks detonated`,
    icon: Bomb,
    noun: [t`cluster`, t`clusters`],
    which: (within) => t`whose playbook was taken apart in ${within}`,
    nothing: t`No playbook was taken apart in this time.`,
  },
  scamsDetected: {
    label: t`Scams detected`,
    icon: ScanSearch,
    noun: [t`report or warning`, t`reports and warnings`],
    which: (within) => t`of ${within} that a scan placed in a cluster`,
    nothing: t`No scan placed anything of this time in a cluster.`,
  },
  elderProtectionAlerts: {
    label: t`Elder Shield alerts`,
    icon: BellRing,
    noun: [t`alert`, t`alerts`],
    which: (within) => t`of ${within}, counted in fives so that nobody shows`,
    nothing: t`No alert of this time concerns you or somebody you protect.`,
  },
  mediaEscalations: {
    label: t`Media escalations`,
    icon: Megaphone,
    noun: [t`press summary`, t`press summaries`],
    which: (within) => t`proposed in ${within}`,
    nothing: t`No press summary was proposed in this time.`,
  },
};

/** What a number of a figure counts: "cases opened in the last hour and not complete". */
export function describeFigure(figure: FigureKey, count: number | undefined, within: string): string {
  const { noun, which } = FIGURE_WORDS[figure];
  return `${count === 1 ? noun[0] : noun[1]} ${which(within)}`;
}

/** What there is in all, beside a card's number. */
export const IN_ALL_WORDS: Readonly<Record<CardFigure, string>> = {
  activeCases: t`active in all`,
  scamClusters: t`in all`,
  evidenceProcessed: t`in all`,
  victimsProtected: t`in all`,
};
