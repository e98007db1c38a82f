import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Columns2, Dna, Link2, Upload } from 'lucide-react';
import { useLocation } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

export interface QuickActionsProps {
  details: CaseDetails;
  /** Asks for files to add to the case. */
  onUpload: () => void;
  /** Shows the evidence of the case, where files are chosen. */
  onCompare: () => void;
}

/** The ways from a case to the tools. */
export function QuickActions({ details, onUpload, onCompare }: QuickActionsProps) {
  const [, navigate] = useLocation();
  const { cluster, chainId, mayWork } = details;
  return (
    <Card>
      <CardHeader title={t`Quick Actions`} />
      <CardBody className="grid gap-3">
        <Button onClick={onUpload} disabled={!mayWork}>
          <Upload aria-hidden className="size-4" />
          <Trans>Upload Evidence</Trans>
        </Button>
        <Button onClick={onCompare}>
          <Columns2 aria-hidden className="size-4" />
          <Trans>Compare Evidence</Trans>
        </Button>
        <Button
          disabled={!cluster}
          onClick={() => cluster && navigate(paths.clusterDna({ cluster: cluster.id }))}
        >
          <Dna aria-hidden className="size-4" />
          <Trans>Behavioral Analysis</Trans>
        </Button>
        {!cluster && (
          <p className="text-sm text-ink-soft">
            <Trans>The behavioral analysis needs a case with a cluster.</Trans>
          </p>
        )}
        <Button onClick={() => navigate(paths.clusterChain({ id: chainId }))}>
          <Link2 aria-hidden className="size-4" />
          <Trans>Blockchain Verify</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
