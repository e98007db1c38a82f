import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

/** What the 90 % mean, and what follows from them. */
export function Threshold({ approved }: { approved: number | undefined }) {
  return (
    <Card role="region" aria-labelledby="threshold-title">
      <CardHeader id="threshold-title" title={t`What happens at 90 %`} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          <Trans>
            Completion is the confirmed layers and half of the open ones, of fourteen. Twelve confirmed and
            one open are 89.3 %; thirteen confirmed are 92.9 %.
          </Trans>
        </p>
        <p>
          <Trans>
            At 90 % analysts, admins and officers who subscribed are told, and a summary for the press is
            proposed. It holds counts of at least five people in steps of five, and no victim’s name or words.
          </Trans>
        </p>
        <p>
          <Trans>
            Two different people approve the same text. If its figures change before the second approval, the
            first is void.
          </Trans>
        </p>
        {approved !== undefined && (
          <p className="text-ink-soft">
            <Trans>Approved so far: {formatNumber(approved)}.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
