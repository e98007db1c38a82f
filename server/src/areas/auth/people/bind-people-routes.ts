import { peopleContract } from '@fap/shared/auth/admin-contract.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { sendPage } from '../../../platform/http/list-page.ts';
import { getListedAccount, listAccounts } from './list-accounts.ts';
import { setRoles } from './set-roles.ts';
import { endSessionsOf, restoreAccount, suspendAccount } from './suspend-account.ts';

/** What admins do with people's accounts; `cut` closes the sockets of ended sessions. */
export function bindPeopleRoutes(app: HttpApp, cut: (sessionIds: readonly string[]) => void): void {
  bind(app, peopleContract.list, async (ctx, { query }, http) =>
    sendPage(http, await listAccounts(ctx, query)),
  );
  bind(app, peopleContract.setRoles, async (ctx, { params, body }) => {
    await setRoles(ctx, { accountId: params.id, ...body });
    return getListedAccount(ctx, params.id);
  });
  bind(app, peopleContract.suspend, async (ctx, { params, body }) => {
    cut(await suspendAccount(ctx, { accountId: params.id, ...body }));
    return getListedAccount(ctx, params.id);
  });
  bind(app, peopleContract.restore, async (ctx, { params, body }) => {
    await restoreAccount(ctx, { accountId: params.id, ...body });
    return getListedAccount(ctx, params.id);
  });
  bind(app, peopleContract.endSessions, async (ctx, { params, body }) => {
    cut(await endSessionsOf(ctx, { accountId: params.id, ...body }));
    return getListedAccount(ctx, params.id);
  });
}
