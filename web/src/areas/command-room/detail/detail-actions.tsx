import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { Dog, FileText, Share2 } from 'lucide-react';
import { apiPlanned } from '../../../platform/api-client.ts';
import { isStatus } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { BeingBuiltNote } from '../../../ui/being-built-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';

/** The part of the planned dossier that the specification names. */
interface Dossier {
  executiveSummary?: { strikeScore?: number | null };
}

const toastSuccess = (title: string, description: string) =>
  toast({ title, description, variant: 'success' });
const toastFailure = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** The actions on a cluster: export the dossier, share, deploy units. */
export function useDetailActions(clusterId: string) {
  const params = { clusterId };
  const dossier = useAction({
    run: () => apiPlanned<Dossier>(dossierContract.dossier, { params }),
    onSuccess: ({ executiveSummary }) =>
      toastSuccess(
        'LEO Dossier Generated',
        `Law enforcement dossier ready. Strike Score: ${executiveSummary?.strikeScore ?? 'N/A'}/100`,
      ),
    onFailure: (error) => {
      if (!isStatus(error, 501))
        toastFailure('Dossier Generation Failed', 'Failed to generate law enforcement dossier.');
    },
  });
  const share = useAction({
    run: () => apiPlanned<unknown>(dossierContract.dossierStix, { params }),
    onSuccess: () => toastSuccess('Intelligence ready', 'We made the STIX bundle of this cluster.'),
    onFailure: (error) => {
      if (!isStatus(error, 501))
        toastFailure('Not shared', 'We could not make the STIX bundle. Please try again.');
    },
  });
  const deploy = useAction({
    run: async () => (await import('../../recondogs/public/deploy-all.ts')).deployAll(clusterId),
    onSuccess: () =>
      toastSuccess('ReconDogs Deployed', 'All 20 ReconDogs deployed with Global Echo Nodes activated'),
    onFailure: () => toastFailure('Deployment Failed', 'Failed to deploy ReconDogs. Please try again.'),
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
      Export Dossier
    </Button>
  );
}

const SHARING_REASON = 'Dossiers and intelligence are for analysts and law enforcement.';
const DEPLOY_REASON = 'Only admins can deploy ReconDogs.';

/** Says that dossiers are not built yet, after a click on the button. */
export function DossierNote({ actions: { dossier } }: { actions: DetailActions }) {
  return <NotBuiltYet error={dossier.error}>You can’t export dossiers for law enforcement yet.</NotBuiltYet>;
}

/** A note with the focus after an action that is not built yet (501). */
function NotBuiltYet({ error, children }: { error: Error | null; children: string }) {
  const isPlanned = isStatus(error, 501);
  const note = useMoveFocus<HTMLDivElement>(isPlanned && error);
  if (!isPlanned) return null;
  return (
    <div ref={note} tabIndex={-1} className="mb-6 rounded-lg">
      <BeingBuiltNote>{children}</BeingBuiltNote>
    </div>
  );
}

/** The footer of the page: sharing and deploying units. */
export function DetailFooter({ actions: { share, deploy } }: { actions: DetailActions }) {
  const can = useCan();
  const reasons = [
    ...(can('dossier.read') ? [] : [{ id: 'sharing-reason', text: SHARING_REASON }]),
    ...(can('recondogs.deploy') ? [] : [{ id: 'deploy-reason', text: DEPLOY_REASON }]),
  ];
  return (
    <footer className="mt-10 border-t border-line pt-6">
      <NotBuiltYet error={share.error}>You can’t share intelligence with partners yet.</NotBuiltYet>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => share.mutate()}
          disabled={!can('dossier.read')}
          isBusy={share.isPending}
          {...(can('dossier.read') ? {} : { 'aria-describedby': 'sharing-reason', title: SHARING_REASON })}
        >
          {!share.isPending && <Share2 aria-hidden className="size-4" />}
          Share Intelligence
        </Button>
        <Button
          variant="primary"
          onClick={() => deploy.mutate()}
          disabled={!can('recondogs.deploy')}
          isBusy={deploy.isPending}
          {...(can('recondogs.deploy') ? {} : { 'aria-describedby': 'deploy-reason', title: DEPLOY_REASON })}
        >
          {!deploy.isPending && <Dog aria-hidden className="size-4" />}
          Deploy ReconDogs
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
