import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { CaseRows } from '../components/case-rows.tsx';

/** The newest cases in a card. */
export function CommandCases() {
  return (
    <Card role="region" aria-labelledby="command-cases-title">
      <CardHeader
        id="command-cases-title"
        title={t`Recent Cases`}
        actions={
          <Button asChild size="sm">
            <Link href={paths.cases()}>
              <Trans>All cases</Trans>
            </Link>
          </Button>
        }
      />
      <CaseRows />
    </Card>
  );
}
