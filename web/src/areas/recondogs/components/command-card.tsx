import type { Priority } from '@fap/shared/clusters/constants.ts';
import { Trans } from '@lingui/react/macro';
import { FileText, Play, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { toastNoneSelected, useCommands } from '../use-commands.ts';
import { TargetFields } from './target-fields.tsx';

export interface CommandCardProps {
  target: string;
  onTarget: (clusterId: string) => void;
  /** Keys of the selected units. */
  selected: readonly string[];
  onTriggered: () => void;
}

/** The commands of an admin: deploy all units, trigger the selected ones, or generate a dossier. */
export function CommandCard({ target, onTarget, selected, onTriggered }: CommandCardProps) {
  const { capabilities } = useCurrentUser();
  const [priority, setPriority] = useState<Priority>('medium');
  const { deploy, trigger, dossier } = useCommands(onTriggered);
  const canDeploy = capabilities.includes('recondogs.deploy');
  const handleTrigger = () => {
    if (selected.length === 0) toastNoneSelected();
    else trigger.mutate({ clusterId: target, reconDogTargets: [...selected], priority });
  };
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TargetFields target={target} onTarget={onTarget} priority={priority} onPriority={setPriority} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            onClick={() => deploy.mutate(target)}
            disabled={!canDeploy}
            isBusy={deploy.isPending}
          >
            {!deploy.isPending && <Send aria-hidden className="size-4" />}
            <Trans>Deploy all</Trans>
          </Button>
          {/* Without a selection the button stays focusable and says what it needs. */}
          <Button
            onClick={handleTrigger}
            disabled={!canDeploy}
            aria-disabled={selected.length === 0}
            isBusy={trigger.isPending}
            className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft"
          >
            {!trigger.isPending && <Play aria-hidden className="size-4" />}
            <Trans>Trigger selected ({selected.length})</Trans>
          </Button>
          <Button
            onClick={() => dossier.mutate(target)}
            disabled={!capabilities.includes('dossier.read')}
            isBusy={dossier.isPending}
          >
            {!dossier.isPending && <FileText aria-hidden className="size-4" />}
            <Trans>Generate LEO dossier</Trans>
          </Button>
        </div>
        {dossier.isSuccess && (
          <p>
            <Link href={paths.dossier(dossier.variables)} className="link">
              <Trans>Open the dossier</Trans>
            </Link>
          </p>
        )}
        {!canDeploy && (
          <p className="text-sm text-ink-soft">
            <Trans>Only admins can deploy units. You can follow them and read what they find.</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
