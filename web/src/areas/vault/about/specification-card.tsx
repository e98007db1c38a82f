import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useAppConfig } from '../../../platform/app-config.ts';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Fact } from '../../../ui/fact.tsx';

/** Explains how anchoring works, what a proof says, and what it does not say. */
export function SpecificationCard() {
  const isDemo = useAppConfig().dataMode === 'demo';
  return (
    <Card>
      <CardHeader title={t`Technical Specifications`} />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
          <Fact name={t`Timestamping`}>
            <Trans>
              Bitcoin, through OpenTimestamps. Any OpenTimestamps program can check our proofs without us.
            </Trans>
          </Fact>
          {isDemo && (
            <Fact name={t`In this demo`}>
              <Trans>
                A development chain replaces Bitcoin. Its calendar, proofs and headers have the real format,
                but only we run it, so it proves nothing to others.
              </Trans>
            </Fact>
          )}
          <Fact name={t`Fingerprint`}>
            <Trans>SHA-256 of the original. Change one byte, and it changes completely.</Trans>
          </Fact>
          <Fact name={t`Merkle tree`}>
            <Trans>
              We combine fingerprints in a tree and add a random number to each. No proof gives away another
              file.
            </Trans>
          </Fact>
          <Fact name={t`Calendars`}>
            <Trans>We send the root of the tree to at least two, so we don’t depend on a single one.</Trans>
          </Fact>
          <Fact name={t`What is published`}>
            <Trans>Only a digest of 32 bytes: nothing of the file, its name or its owner.</Trans>
          </Fact>
          <Fact name={t`What a proof says`}>
            <Trans>
              The file existed no later than the time of the block, which may be up to two hours off.
            </Trans>
          </Fact>
          <Fact name={t`Whole clusters`}>
            <Trans>
              <Link href={paths.clusterChain()} className="link">
                ClusterChain
              </Link>{' '}
              is for a cluster what the vault is for a file.
            </Trans>
          </Fact>
          <Fact name={t`What it does not say`}>
            <Trans>Who made the file, when, or whether its content is true.</Trans>
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}
