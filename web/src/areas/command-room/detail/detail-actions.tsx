import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { Dog, FileText, Share2 } from 'lucide-react';
import { api, apiPlanned } from '../../../platform/api-client.ts';
import { isStatus } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { BeingBuiltNote } from '../../../ui/being-built-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';

/** What the specification promises of a dossier. */
interface Dossier {
  executiveSummary?: { strikeScore?: number | null };
}

const tellSuccess = (title: string, description: string) => toast({ title, description, variant: 'success' });
const tellFailure = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** What can be done with a cluster. */
export function useDetailActions(clusterId: string) {
  const params = { clusterId };
  const dossier = useAction({
    run: () => apiPlanned<Dossier>(dossierContract.dossier, { params }),
    onSuccess: ({ executiveSummary }) =>
      tellSuccess(
        'LEO Dossier Generated',
        `Law enforcement dossier ready. Strike Score: ${executiveSummary?.strikeScore ?? 'N/A'}/100`,
      ),
    onFailure: (error) => {
      if (!isStatus(error, 501))
        tellFailure('Dossier Generation Failed', 'Failed to generate law enforcement dossier.');
    },
  });
  const share = useAction({
    run: () => apiPlanned<unknown>(dossierContract.dossierStix, { params }),
    onSuccess: () => tellSuccess('Intelligence ready', 'The STIX bundle of this cluster was made.'),
    onFailure: (error) => {
      if (!isStatus(error, 501))
        tellFailure('Not shared', 'The STIX bundle could not be made. Please try again.');
    },
  });
  const deploy = useAction({
    run: async () => {
      await api(recondogsContract.deploy, { body: { clusterId } });
    },
    onSuccess: () =>
      tellSuccess('ReconDogs Deployed', 'All 20 ReconDogs deployed with Global Echo Nodes activated'),
    onFailure: () => tellFailure('Deployment Failed', 'Failed to deploy ReconDogs. Please try again.'),
  });
  return { dossier, share, deploy };
}

export type DetailActions = ReturnType<typeof useDetailActions>;

/** Whether the signed-in person may use a capability. */
function useMay(): (capability: Capability) => boolean {
  const { capabilities } = useCurrentUser();
  return (capability) => capabilities.includes(capability);
}

/** The dossier, above the page. */
export function ExportButton({ actions: { dossier } }: { actions: DetailActions }) {
  const mayRead = useMay()('dossier.read');
  return (
    <Button
      onClick={() => dossier.mutate()}
      disabled={!mayRead}
      isBusy={dossier.isPending}
      {...(mayRead ? {} : { 'aria-describedby': 'sharing-reason', title: SHARING_REASON })}
    >
      {!dossier.isPending && <FileText aria-hidden className="size-4" />}
      Export Dossier
    </Button>
  );
}

const SHARING_REASON = 'Dossiers and intelligence are for analysts and law enforcement.';
const DEPLOY_REASON = 'Only admins send ReconDogs out.';

/** That there are no dossiers yet, below the button that asked for one. */
export function DossierNote({ actions: { dossier } }: { actions: DetailActions }) {
  return <NotBuiltYet error={dossier.error}>Dossiers for law enforcement cannot be made yet.</NotBuiltYet>;
}

/** Says that something is not built yet, where somebody has just asked for it. */
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

/** The foot of the page: sharing, and sending units out. */
export function DetailFooter({ actions: { share, deploy } }: { actions: DetailActions }) {
  const may = useMay();
  const reasons = [
    ...(may('dossier.read') ? [] : [{ id: 'sharing-reason', text: SHARING_REASON }]),
    ...(may('recondogs.deploy') ? [] : [{ id: 'deploy-reason', text: DEPLOY_REASON }]),
  ];
  return (
    <footer className="mt-10 border-t border-line pt-6">
      <NotBuiltYet error={share.error}>Intelligence cannot be shared with partners yet.</NotBuiltYet>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => share.mutate()}
          disabled={!may('dossier.read')}
          isBusy={share.isPending}
          {...(may('dossier.read') ? {} : { 'aria-describedby': 'sharing-reason', title: SHARING_REASON })}
        >
          {!share.isPending && <Share2 aria-hidden className="size-4" />}
          Share Intelligence
        </Button>
        <Button
          variant="primary"
          onClick={() => deploy.mutate()}
          disabled={!may('recondogs.deploy')}
          isBusy={deploy.isPending}
          {...(may('recondogs.deploy') ? {} : { 'aria-describedby': 'deploy-reason', title: DEPLOY_REASON })}
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
