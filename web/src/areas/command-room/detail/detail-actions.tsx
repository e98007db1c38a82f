import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dog, FileText, Share2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';

const toastSuccess = (title: string, description: string) =>
  toast({ title, description, variant: 'success' });
const toastFailure = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** The actions on a cluster: export the dossier, share, deploy units. */
export function useDetailActions(clusterId: string) {
  const [, navigate] = useLocation();
  const dossier = useAction({
    run: async () => (await import('../../clusters/public/make-dossier.ts')).makeDossier(clusterId),
    onSuccess: ({ executiveSummary }) => {
      toastSuccess(
        t`LEO Dossier Generated`,
        t`Law enforcement dossier ready. Strike Score: ${executiveSummary?.strikeScore ?? 'N/A'}/100`,
      );
      navigate(paths.dossier(clusterId));
    },
    onFailure: () =>
      toastFailure(t`Dossier Generation Failed`, t`Failed to generate law enforcement dossier.`),
  });
  const share = useAction({
    run: async () => (await import('../../clusters/public/make-dossier.ts')).saveStix(clusterId),
    onSuccess: () =>
      toastSuccess(t`Intelligence ready`, t`The STIX bundle of this cluster is among your downloads.`),
    onFailure: () => toastFailure(t`Not shared`, t`We could not make the STIX bundle. Please try again.`),
  });
  const deploy = useAction({
    run: async () => (await import('../../recondogs/public/deploy-all.ts')).deployAll(clusterId),
    onSuccess: () =>
      toastSuccess(t`ReconDogs Deployed`, t`All 20 ReconDogs deployed with Global Echo Nodes activated`),
    onFailure: () => toastFailure(t`Deployment Failed`, t`Failed to deploy ReconDogs. Please try again.`),
  });
  return { dossier, share, deploy };
}

export type DetailActions = ReturnType<typeof useDetailActions>;

/** Whether the signed-in user has a capability. */
function useCan(): (capability: Capability) => boolean {
  const { capabilities } = useCurrentUser();
  return (capability) => capabilities.includes(capability);
}

/** The button that exports the dossier. */
export function ExportButton({ actions: { dossier } }: { actions: DetailActions }) {
  const canRead = useCan()('dossier.read');
  return (
    <Button
      onClick={() => dossier.mutate()}
      disabled={!canRead}
      isBusy={dossier.isPending}
      {...(canRead ? {} : { 'aria-describedby': 'sharing-reason', title: SHARING_REASON })}
    >
      {!dossier.isPending && <FileText aria-hidden className="size-4" />}
      <Trans>Export Dossier</Trans>
    </Button>
  );
}

const SHARING_REASON = t`Dossiers and intelligence are for analysts and law enforcement.`;
const DEPLOY_REASON = t`Only admins can deploy ReconDogs.`;

/** The footer of the page: sharing and deploying units. */
export function DetailFooter({ actions: { share, deploy } }: { actions: DetailActions }) {
  const can = useCan();
  const reasons = [
    ...(can('dossier.read') ? [] : [{ id: 'sharing-reason', text: SHARING_REASON }]),
    ...(can('recondogs.deploy') ? [] : [{ id: 'deploy-reason', text: DEPLOY_REASON }]),
  ];
  return (
    <footer className="mt-10 border-t border-line pt-6">
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => share.mutate()}
          disabled={!can('dossier.read')}
          isBusy={share.isPending}
          {...(can('dossier.read') ? {} : { 'aria-describedby': 'sharing-reason', title: SHARING_REASON })}
        >
          {!share.isPending && <Share2 aria-hidden className="size-4" />}
          <Trans>Share Intelligence</Trans>
        </Button>
        <Button
          variant="primary"
          onClick={() => deploy.mutate()}
          disabled={!can('recondogs.deploy')}
          isBusy={deploy.isPending}
          {...(can('recondogs.deploy') ? {} : { 'aria-describedby': 'deploy-reason', title: DEPLOY_REASON })}
        >
          {!deploy.isPending && <Dog aria-hidden className="size-4" />}
          <Trans>Deploy ReconDogs</Trans>
        </Button>
      </div>
      {reasons.map(({ id, text }) => (
        <p key={id} id={id} className="mt-3 text-sm text-ink-soft">
          {text}
        </p>
      ))}
    </footer>
  );
}
