import type { Mission } from '@fap/shared/agents/contract.ts';
import { toolsOf } from '@fap/shared/agents/ranks.ts';
import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showTeam } from '../live/team-data.ts';

const PaymentTrail = lazyPart(async () => (await import('./payment-trail.tsx')).PaymentTrail);

export interface MissionToolsProps {
  mission: Mission;
  level: number;
  teamId: string | null;
  isOfTeam: boolean;
}

/** The tools that the agent's level adds to a mission. */
export function MissionTools({ mission, level, teamId, isOfTeam }: MissionToolsProps) {
  const tools = toolsOf(level);
  const { clusterId, clusterName } = mission;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {tools.includes('script-analysis') && (
        <Button asChild variant="secondary" size="sm">
          <Link
            href={paths.playbook({ cluster: clusterId })}
            aria-label={t`Script analysis of ${clusterName}`}
          >
            <Trans>Script analysis</Trans>
          </Link>
        </Button>
      )}
      {tools.includes('payment-trail') && <TrailButton mission={mission} />}
      {tools.includes('interrogation-assistant') && (
        <Button asChild variant="secondary" size="sm">
          <Link href={paths.aiInterrogator()}>
            <Trans>AI Interrogator</Trans>
          </Link>
        </Button>
      )}
      {tools.includes('boss-privileges') && teamId !== null && (
        <FocusButton mission={mission} teamId={teamId} isOfTeam={isOfTeam} />
      )}
    </div>
  );
}

function TrailButton({ mission: { clusterId, clusterName } }: { mission: Mission }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Payment trail of ${clusterName}`}
      placement="full"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" aria-label={t`Payment trail of ${clusterName}`}>
          <Trans>Payment trail</Trans>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton label={t`Loading the payment trail…`} shape="list" count={2} />}>
        <PaymentTrail clusterId={clusterId} />
      </Suspense>
    </Dialog>
  );
}

function FocusButton({ mission, teamId, isOfTeam }: { mission: Mission; teamId: string; isOfTeam: boolean }) {
  const { clusterId, layer, clusterName } = mission;
  const focus = useAction({
    run: () =>
      api(teamContract.setFocus, {
        params: { id: teamId },
        body: { focus: isOfTeam ? null : { clusterId, layer } },
      }),
    onSuccess: (team) => {
      showTeam(team);
      toast({
        title: isOfTeam ? t`Taken back` : t`Your team sees it`,
        description: isOfTeam
          ? t`Your team looks for no layer of its own.`
          : t`Layer ${layer} of ${clusterName} stands first among your team’s missions.`,
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: t`Not changed`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <Button
      size="sm"
      isBusy={focus.isPending}
      onClick={() => focus.mutate()}
      aria-label={t`${isOfTeam ? t`Take it back from my team` : t`Let my team look for it`}: layer ${layer} of ${clusterName}`}
    >
      {isOfTeam ? t`Take it back from my team` : t`Let my team look for it`}
    </Button>
  );
}
