import { Trans } from '@lingui/react/macro';
import { Badge } from './badge.tsx';
import { severityLook, type WrittenSeverity } from './severity-look.ts';

export interface SeverityBadgeProps {
  severity: WrittenSeverity;
  /** Beside a heading it is larger than in a list. */
  size?: 'sm' | 'md';
}

/** How bad a harm is, or how risky a text: a word, a shape and a colour. */
export function SeverityBadge({ severity, size = 'sm' }: SeverityBadgeProps) {
  const { word, tone, icon } = severityLook(severity);
  return (
    <Badge tone={tone} icon={icon} size={size}>
      <Trans>{word} risk</Trans>
    </Badge>
  );
}
