import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { offerOf } from '@fap/shared/elder/scopes.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { api } from '../../../platform/api-client.ts';
import { ApiError, reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import '../elder.css';
import { refreshGuarded, TRY_AGAIN } from '../actions.ts';

/** Whether an answer will stay as it is: the link is used, too old or wrong. */
const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && [400, 404, 409, 410].includes(error.status);

type Invitation = EndpointResponse<typeof guardiansContract.invitation>;

/** The page behind the link in an invitation; it opens with and without an account. */
export function GuardianInvitationScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate: ask, ...reading } = useAction({
    run: (wanted: string) => api(guardiansContract.invitation, { body: { token: wanted } }),
  });
  useEffect(() => {
    if (token !== '') ask(token);
  }, [token, ask]);
  const { data: invitation, error } = reading;
  const problem = reasonOf(error, TRY_AGAIN);
  return (
    <PageFrame title={t`Become a guardian`} width="reading">
      <div className="elder-scale">
        {token === '' ? (
          <EmptyState
            icon={MailX}
            title={t`This link is not whole`}
            text={t`Please open the link in the e-mail again, or copy all of it into the address line.`}
            actions={
              <Button asChild size="lg">
                <Link href={paths.home()}>
                  <Trans>Go to the start page</Trans>
                </Link>
              </Button>
            }
          />
        ) : error && !isRefusal(error) ? (
          <ErrorState title={t`We could not read the invitation`} text={problem} onRetry={() => ask(token)} />
        ) : error ? (
          <EmptyState
            icon={MailX}
            title={t`This invitation can’t be used`}
            text={t`${problem} Did you accept it before? Then everything is on the page Elder Shield.`}
            actions={
              <Button asChild size="lg">
                <Link href={paths.elderShield()}>
                  <Trans>Go to Elder Shield</Trans>
                </Link>
              </Button>
            }
          />
        ) : invitation ? (
          <Accept invitation={invitation} token={token} />
        ) : (
          <Loading label={t`Reading the invitation…`} />
        )}
      </div>
    </PageFrame>
  );
}

function Accept({ invitation: { elderName, scopes }, token }: { invitation: Invitation; token: string }) {
  const session = useSession();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const accept = useAction({
    run: () => api(guardiansContract.accept, { body: { token } }),
    onSuccess: () => {
      refreshGuarded();
      navigate(paths.elderShield());
    },
    onFailure: (error) => setProblem(reasonOf(error, TRY_AGAIN)),
  });
  const signIn = signInAddress(sessionContract.loginPage.path, paths.guardianInvitation({ token }));
  return (
    <Card>
      <CardBody className="grid gap-5">
        <h2 className="text-xl font-semibold">
          <Trans>{elderName} asks you to be their guardian</Trans>
        </h2>
        <div>
          <p>
            <Trans>{elderName} would let you do this, and can end it at any time:</Trans>
          </p>
          <ul className="mt-2 list-disc pl-6">
            {scopes.map((scope) => (
              <li key={scope}>{offerOf(scope, elderName)}</li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft">
            <Trans>{elderName} can read whatever you look at and do here.</Trans>
          </p>
        </div>
        {session.status === 'signed-in' ? (
          <Button variant="primary" size="lg" isBusy={accept.isPending} onClick={() => accept.mutate()}>
            <Trans>Accept</Trans>
          </Button>
        ) : (
          <div className="grid gap-3">
            <p>
              <Trans>Sign in or create an account, which is free. You come back here by yourself.</Trans>
            </p>
            <Button asChild variant="primary" size="lg">
              <a href={signIn}>
                <Trans>Sign in or create an account</Trans>
              </a>
            </Button>
          </div>
        )}
        {problem && (
          <p role="alert" className="font-semibold text-critical">
            {problem}
          </p>
        )}
        <p className="text-ink-soft">
          <Trans>You don’t know {elderName}? Then do nothing: the link expires by itself.</Trans>
        </p>
      </CardBody>
    </Card>
  );
}
