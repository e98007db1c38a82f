import type { IncomingMessage } from 'node:http';
import { displayNameSchema, passwordSchema } from '@fap/shared/auth/account-fields.ts';
import { invitationContract } from '@fap/shared/auth/admin-contract.ts';
import type { Context } from 'hono';
import * as v from 'valibot';
import { bind, reply } from '../../../platform/http/bind.ts';
import type { HttpApp, HttpVariables } from '../../../platform/http/http-app.ts';
import { sendPage } from '../../../platform/http/list-page.ts';
import { orPage } from '../../../platform/http/or-page.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import { sayPage } from '../../../platform/http/say-page.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invitationPage } from './invitation-page.ts';
import { invite, revokeInvitation } from './invite.ts';
import { listInvitations } from './list-invitations.ts';

export interface InvitationRoutesOptions {
  addressOf: (request: IncomingMessage) => string;
  turns: PasswordTurns;
  /** Opens a session and leads to the start page. */
  open: (http: Context<HttpVariables>, accountId: string) => Promise<Response>;
}

/** Invitations: admins send them, people accept them. */
export function bindInvitationRoutes(
  app: HttpApp,
  { addressOf, turns, open }: InvitationRoutesOptions,
): void {
  bind(app, invitationContract.list, async (ctx, { query }, http) =>
    sendPage(http, await listInvitations(ctx, query)),
  );
  bind(app, invitationContract.invite, async (ctx, { body }) => reply(201, await invite(ctx, body)));
  bind(app, invitationContract.revoke, async (ctx, { params }) => {
    await revokeInvitation(ctx, params.id);
    return { id: params.id };
  });
  bind(app, invitationContract.page, async (_ctx, { query }, http) =>
    sayPage(http, () => invitationPage({ token: query.token })),
  );
  bind(app, invitationContract.accept, (ctx, { body }, http) =>
    orPage(
      http,
      (error) => invitationPage({ token: body.token, displayName: body.displayName, error }),
      async () => {
        const input = parseInput(v.object({ displayName: displayNameSchema, password: passwordSchema }), {
          displayName: body.displayName,
          password: body.password,
        });
        const address = addressOf(http.env.incoming);
        const { accountId } = await acceptInvitation(ctx, turns, { ...input, token: body.token, address });
        return open(http, accountId);
      },
    ),
  );
}
