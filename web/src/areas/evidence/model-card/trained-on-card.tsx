import type { ShippedModel } from '@fap/shared/evidence/model/shipped.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

const counted = (count: number) => formatNumber(count);

/** What taught the shipped version. */
export function TrainedOnCard({ shipped: { version, trainedOn } }: { shipped: ShippedModel }) {
  return (
    <Card>
      <CardHeader id="learned" title={t`What it learned from`} />
      <CardBody className="grid gap-3">
        <p>
          <Trans>
            Messages in English that were already known as scams or as honest: e-mails, text messages, chats,
            calls and posts. Some come from public collections. We wrote the others ourselves: scams of each
            kind, and honest messages with the same words, so that words alone don’t decide.
          </Trans>
        </p>
        <p>
          {trainedOn
            ? t`Version ${version} learned from ${counted(trainedOn.publicTexts)} messages of ${counted(trainedOn.publicSources)} public collections, and from ${counted(trainedOn.ownTexts)} of our own.`
            : t`How many messages taught version ${version} was not recorded. The next version will say.`}
        </p>
        <p>
          <Trans>What you paste or report here doesn’t teach it.</Trans>
        </p>
      </CardBody>
    </Card>
  );
}
