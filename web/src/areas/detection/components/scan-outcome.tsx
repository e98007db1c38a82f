import type { DetectionOutcome } from '@fap/shared/detection/outcomes.ts';
import { DETECTION_OUTCOMES } from '@fap/shared/detection/outcomes.ts';
import { plural, t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { StackedBar } from '../../../ui/chart/stacked-bar.tsx';

const WORDS: Readonly<Record<DetectionOutcome, string>> = {
  founded: t`started a cluster`,
  joined: t`joined a cluster`,
  cited: t`cited in a cluster`,
  candidate: t`wait for an analyst`,
  unmatched: t`matched nothing`,
};

/** What became of the newest findings of a scan; the server sends a limited number. */
export function ScanOutcome({ findings }: { findings: readonly { outcome: DetectionOutcome | null }[] }) {
  if (findings.length === 0) return null;
  const parts = DETECTION_OUTCOMES.map((outcome) => ({
    label: WORDS[outcome],
    value: findings.filter((finding) => finding.outcome === outcome).length,
  }));
  return (
    <Card role="region" aria-labelledby="outcome-title">
      <CardHeader
        id="outcome-title"
        title={plural(findings.length, {
          one: 'What became of the newest finding',
          other: 'What became of the newest # findings',
        })}
      />
      <CardBody>
        <StackedBar label={t`What became of the findings`} parts={parts} />
      </CardBody>
    </Card>
  );
}
