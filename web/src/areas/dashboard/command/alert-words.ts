import type { ALERT_RULES, AlertSeverity, CriticalAlert } from '@fap/shared/dashboard/alerts.ts';
import { t } from '@lingui/core/macro';
import { paths } from '../../../platform/paths.ts';
import type { Severity } from '../../../ui/severity-look.ts';

/** The level of an alert, and of a rule. */
export const ALERT_WORDS: Readonly<Record<(typeof ALERT_RULES)[number]['severity'], string>> = {
  CRITICAL: t`CRITICAL`,
  HIGH: t`HIGH`,
  MEDIUM: t`MEDIUM`,
  'CRITICAL or HIGH': t`CRITICAL or HIGH`,
};

/** How grave an alert looks. */
export const ALERT_LOOKS: Readonly<Record<AlertSeverity, Severity>> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
};

/** An alert in words: what it is about, and what happened. */
export interface AlertWords {
  title: string;
  text: string;
  href: string;
}

/** What an alert says, and where somebody acts on it. */
export function describeAlert({ kind, subjectId, name, chainId }: CriticalAlert): AlertWords {
  switch (kind) {
    case 'chain-broken':
      return {
        title: name ?? subjectId,
        text: t`Its last chain check found something that doesn’t fit`,
        href: paths.clusterChain({ id: chainId ?? '' }),
      };
    case 'cluster-reported':
      return {
        title: name ?? subjectId,
        text: t`A new report reached this cluster of critical priority`,
        href: paths.cluster(subjectId),
      };
    case 'elder-alert':
      return {
        title: name === null ? t`An alert about you` : t`An alert about ${name}`,
        text:
          name === null
            ? t`Elder Shield says why, and what you can do`
            : t`Call them on a number you know. Elder Shield says why`,
        href: paths.elderShield(),
      };
    case 'case-at-risk':
      return {
        title: name ?? subjectId,
        text: t`${subjectId}: a case of high risk that isn’t complete`,
        href: paths.case(subjectId),
      };
    case 'cluster-solved':
      return {
        title: name ?? subjectId,
        text: t`Its puzzle is 90% solved. The press summary waits for two people`,
        href: paths.mediaEscalation(),
      };
  }
}
