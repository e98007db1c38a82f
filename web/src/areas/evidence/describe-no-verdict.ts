import type { NotUnderstood } from '@fap/shared/evidence/not-understood.ts';
import { t } from '@lingui/core/macro';
import { severityLook, type WrittenSeverity } from '../../ui/severity-look.ts';

const UNKNOWN: Readonly<Record<NotUnderstood, string>> = {
  'too-little': t`Risk level unknown: there is not enough text to say`,
  language: t`Risk level unknown: we can only judge texts in English`,
};

/** What is announced of a text that was not judged: why, or that people reported something it names. */
export function describeNoVerdict(
  reason: NotUnderstood | null | undefined,
  reported: readonly string[],
  level: WrittenSeverity,
): string {
  if (reported.length === 0) return UNKNOWN[reason ?? 'too-little'];
  const { word } = severityLook(level);
  return t`Risk level: ${word}. People have reported something in this text`;
}
