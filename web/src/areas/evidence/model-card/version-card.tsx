import type { ShippedModel } from '@fap/shared/evidence/model/shipped.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

/** The shipped version, and what happens to results of an earlier one. */
export function VersionCard({ shipped }: { shipped: ShippedModel }) {
  return (
    <Card>
      <CardHeader id="version" title={t`Which version`} />
      <CardBody className="grid justify-items-start gap-4">
        <p>
          <Trans>
            This is version <strong className="font-semibold">{shipped.version}</strong>. Each result says
            which version judged it. When there is another version, you can have your own results judged
            again. The earlier result is kept.
          </Trans>
        </p>
        <Button asChild>
          <Link href={paths.help()}>
            <Trans>Not sure about a message? Get help</Trans>
          </Link>
        </Button>
      </CardBody>
    </Card>
  );
}
