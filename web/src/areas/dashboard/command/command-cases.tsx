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
        title="Recent Cases"
        actions={
          <Button asChild size="sm">
            <Link href={paths.cases()}>All cases</Link>
          </Button>
        }
      />
      <CaseRows />
    </Card>
  );
}
