import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';

const REASON = t`Dossiers are for analysts and law enforcement.`;

/** Has the legal dossier of a chain made, and then leads to its files; the toasts are fixed by the specification, section 8. */
export function DossierButton({
  clusterChainId,
  clusterName,
}: {
  clusterChainId: string;
  clusterName: string;
}) {
  const { capabilities } = useCurrentUser();
  const canRead = capabilities.includes('dossier.read');
  const dossier = useAction({
    run: async () => (await import('../../clusters/public/make-dossier.ts')).makeLegalDossier(clusterChainId),
    onSuccess: () =>
      toast({
        title: t`Legal Dossier Generated`,
        description: t`Court-admissible forensic documentation ready for download`,
        variant: 'success',
      }),
    onFailure: () =>
      toast({
        title: t`Generation Failed`,
        description: t`Failed to generate legal dossier. Please try again.`,
        variant: 'destructive',
      }),
  });
  if (dossier.data)
    return (
      <>
        <Button asChild size="sm">
          <a href={dossier.data.pdfUrl} download aria-label={t`Dossier as PDF of ${clusterName}`}>
            <Trans>Dossier as PDF</Trans>
          </a>
        </Button>
        <Button asChild size="sm">
          <a href={dossier.data.zipUrl} download aria-label={t`Evidence bag of ${clusterName}`}>
            <Trans>Evidence bag</Trans>
          </a>
        </Button>
      </>
    );
  return (
    <Button
      size="sm"
      onClick={() => dossier.mutate()}
      isBusy={dossier.isPending}
      disabled={!canRead}
      {...(canRead ? {} : { title: REASON })}
    >
      {!dossier.isPending && <FileText aria-hidden className="size-4" />}
      <Trans>Generate Dossier</Trans>
    </Button>
  );
}
