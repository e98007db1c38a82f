import { t } from '@lingui/core/macro';
import {
  CircleAlert,
  CircleQuestionMark,
  Info,
  type LucideIcon,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import type { Tone } from './badge.tsx';

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'unknown'] as const;
export type Severity = (typeof SEVERITIES)[number];
/** How calls and reference texts write it. */
export type WrittenSeverity = Severity | Capitalize<Severity> | Uppercase<Severity>;

export interface SeverityLook {
  /** "High": followed by what it is about, such as "risk". */
  word: string;
  tone: Tone;
  icon: LucideIcon;
  /** The class of a bar or dot of this severity. */
  fill: string;
}

/** A severity has one word, shape and colour everywhere: red, orange, yellow and green mean nothing else. */
export const SEVERITY_LOOKS: Record<Severity, SeverityLook> = {
  critical: { word: t`Critical`, tone: 'critical', icon: OctagonAlert, fill: 'bg-critical' },
  high: { word: t`High`, tone: 'high', icon: TriangleAlert, fill: 'bg-high' },
  medium: { word: t`Medium`, tone: 'medium', icon: CircleAlert, fill: 'bg-medium' },
  low: { word: t`Low`, tone: 'low', icon: Info, fill: 'bg-low' },
  unknown: { word: t`Unknown`, tone: 'neutral', icon: CircleQuestionMark, fill: 'bg-line-strong' },
};

/** The look of a severity, however it is written. */
export function severityLook(written: WrittenSeverity): SeverityLook {
  const severity = SEVERITIES.find((one) => one === written.toLowerCase()) ?? 'unknown';
  return SEVERITY_LOOKS[severity];
}
