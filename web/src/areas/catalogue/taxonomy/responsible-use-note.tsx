import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { Link } from 'wouter';
import { api } from '../../../platform/api-client.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { acceptance } from './data.ts';

/** The note on responsible use, which an account accepts once before it reads the taxonomy. */
export function ResponsibleUseNote() {
  const accept = useAction({
    run: () => api(catalogueContract.acceptTaxonomy),
    onSuccess: (accepted) => acceptance.patch(() => accepted),
    onFailure: () =>
      toast({
        title: t`We could not save that`,
        description: t`Please try again. Nothing else was changed.`,
        variant: 'destructive',
      }),
  });
  return (
    <Card className="max-w-3xl" role="region" aria-labelledby="responsible-use">
      <CardBody>
        <Layers aria-hidden strokeWidth={1.5} className="size-8 text-accent" />
        <h2 id="responsible-use" className="mt-4 text-xl font-semibold">
          <Trans>Before you read on</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>We ask you once. We keep the date with your account.</Trans>
        </p>
        <ul className="mt-5 list-disc space-y-2.5 pl-5 marker:text-line-strong">
          <li>
            <Trans>These pages take scams apart, so that people can spot them and stop them.</Trans>
          </li>
          <li>
            <Trans>I use them to protect people and to look into scams. I don’t use them to run one.</Trans>
          </li>
          <li>
            <Trans>
              A name, a picture or a number in a scam may belong to somebody innocent. I don’t contact or
              accuse anybody because of it.
            </Trans>
          </li>
          <li>
            <Trans>I leave the people who were hit out of what I pass on.</Trans>
          </li>
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => accept.mutate()} isBusy={accept.isPending}>
            <Trans>I understand and agree</Trans>
          </Button>
          <Button asChild>
            <Link href={paths.home()}>
              <Trans>Not now</Trans>
            </Link>
          </Button>
        </div>
        <p className="mt-6 text-sm text-ink-soft">
          <Trans>
            Did something just happen to you? You don’t need these pages for that:{' '}
            <Link href={paths.help()} className="link">
              get help right now
            </Link>
            .
          </Trans>
        </p>
      </CardBody>
    </Card>
  );
}
