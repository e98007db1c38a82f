import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { OWN_DEPLOYMENTS, OWN_DEPLOYMENTS_HOURS } from '@fap/shared/recondogs/requests.ts';
import { t } from '@lingui/core/macro';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const SendForm = lazyPart(() => import('./send-form.tsx').then((part) => part.SendForm));

export interface SendDialogProps {
  unit: RoomUnit;
  /** Of the button that opens it. */
  label?: string;
}

/** Sends the unit to a cluster: an admin at once, everybody else as a request. */
export function SendDialog({ unit, label = t`Deploy to New Cluster` }: SendDialogProps) {
  const { capabilities } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const canDeploy = capabilities.includes('recondogs.deploy');
  const title = canDeploy ? t`Deploy ${unit.codename}` : t`Ask for ${unit.codename}`;
  return (
    <Dialog
      title={title}
      description={
        canDeploy
          ? t`It examines the cluster’s evidence. You can follow it live.`
          : t`On the cluster of your own report, ${OWN_DEPLOYMENTS} deployments in ${OWN_DEPLOYMENTS_HOURS} hours start at once. Anything else waits for an admin.`
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary">
          <Send aria-hidden className="size-4" />
          {label}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton label={t`Loading the form…`} shape="list" count={1} />}>
        <SendForm unit={unit} canDeploy={canDeploy} onDone={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
