import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Fact } from '../../../ui/fact.tsx';

/** Explains how the chain is made, and what a check of it says. */
export function SpecificationCard() {
  return (
    <Card>
      <CardHeader title={t`Technical Specifications`} />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
          <Fact name={t`One log for each cluster`}>
            <Trans>
              What happens to a cluster and its evidence becomes an entry, in the same transaction. The
              database refuses to change or delete one.
            </Trans>
          </Fact>
          <Fact name={t`Chain`}>
            <Trans>
              The hash of an entry is SHA-256 of the hash before it and of what the entry says. Change one
              entry, and every later hash changes.
            </Trans>
          </Fact>
          <Fact name={t`Names`}>
            <Trans>
              Who did what stands in an entry as a salted hash. When somebody deletes their account, the salt
              goes, and the chain stays whole.
            </Trans>
          </Fact>
          <Fact name={t`Stamps`}>
            <Trans>
              The last hash of a log is stamped together with a list of its evidence, like the files in the{' '}
              <Link href={paths.vault()} className="link">
                Truth Vault
              </Link>
              . Even whoever runs the database cannot rewrite what a block holds.
            </Trans>
          </Fact>
          <Fact name={t`ClusterChain ID`}>
            <Trans>Made from the first report of a cluster. Its last two digits tell a typing error.</Trans>
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}
