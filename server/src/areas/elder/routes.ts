import { buffer } from 'node:stream/consumers';
import { backTestContract } from '@fap/shared/elder/back-test-contract.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Context } from 'hono';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp, HttpVariables } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { type Intake, receiveUpload } from '../../platform/http/receive-upload.ts';
import { actingAccount } from '../../platform/write/context.ts';
import { acknowledgeAlert, seeAlert } from './alerts/acknowledge-alert.ts';
import { listGuardianAlerts, listOwnAlerts } from './alerts/list-alerts.ts';
import { listSecondLooks } from './alerts/list-second-looks.ts';
import { replayStatement } from './back-test/replay-statement.ts';
import { tryChoices } from './back-test/try-choices.ts';
import { acceptInvitation, getInvitation } from './guardians/accept-invitation.ts';
import { changeGuardian, leaveElder, revokeGuardian } from './guardians/end-guardianship.ts';
import { inviteGuardian } from './guardians/invite-guardian.ts';
import { listActs } from './guardians/list-acts.ts';
import { listOwnGuardians } from './guardians/list-own-guardians.ts';
import { listPeople } from './guardians/list-people.ts';
import { noteViews } from './guardians/note-views.ts';
import { allowPayee, disallowPayee, listOwnAllowances } from './payments/allowances.ts';
import { listOwnTokens, makeBankToken, revokeBankToken, takeFromFeed } from './payments/bank-tokens.ts';
import { decideAsGuardian, decideOwnPayment } from './payments/decide-payment.ts';
import { handPayments } from './payments/hand-payments.ts';
import { listPayments, listTrails } from './payments/list-payments.ts';
import { boundsOf, getShield, settingsOf } from './rows/get-shield.ts';
import { activateShield, changeShield, deactivateShield, setHelper } from './shield/change-shield.ts';
import { getStatus } from './shield/get-status.ts';
import { answerCall, endCall, startCall } from './shield/phone-call.ts';
import { readStatement } from './statements/statement-thread.ts';

/** Statements are text: ten years of an account are some MB. */
const STATEMENT_MAX_BYTES = 10 * 1024 * 1024;

/** The calls of elders and their guardians. */
export function bindElderRoutes(app: HttpApp, intake: Intake): void {
  bindShield(app);
  bindPayments(app, { ...intake, maxBytes: Math.min(intake.maxBytes, STATEMENT_MAX_BYTES) });
  bindGuardians(app);
}

function bindShield(app: HttpApp): void {
  bind(app, shieldContract.activate, (ctx, { body }) => activateShield(ctx, body));
  bind(app, shieldContract.deactivate, (ctx) => deactivateShield(ctx));
  bind(app, shieldContract.status, (ctx) => getStatus(ctx));
  bind(app, shieldContract.change, (ctx, { body }) => changeShield(ctx, body));
  bind(app, shieldContract.setHelper, async (ctx, { body }) => {
    await setHelper(ctx, body);
    return { helper: (await getStatus(ctx)).helper };
  });
  bind(app, shieldContract.startCall, (ctx) => startCall(ctx));
  bind(app, shieldContract.answerCall, (ctx, { body }) => answerCall(ctx, body));
  bind(app, shieldContract.endCall, (ctx) => endCall(ctx));
}

function bindPayments(app: HttpApp, intake: Intake): void {
  bind(app, paymentsContract.monitoring, (ctx, { query }) => listPayments(ctx, query));
  bind(app, paymentsContract.trails, (ctx) => listTrails(ctx));
  bind(app, paymentsContract.hand, async (ctx, { body }) => {
    const elderId = actingAccount(ctx);
    const handed = { elderId, source: 'call' as const, payments: body.transactions, balance: null };
    return reply(201, await handPayments(ctx, handed));
  });
  bind(app, paymentsContract.import, async (ctx, _input, http) => {
    const { statement, named } = await readStatement(await receiveStatement(http, intake));
    const elderId = actingAccount(ctx);
    return reply(201, await handPayments(ctx, { elderId, source: 'file', ...statement, named }));
  });
  bind(app, backTestContract.whatIf, (ctx, { body }) => tryChoices(ctx, body));
  bind(app, backTestContract.replay, async (ctx, _input, http) => {
    const file = await receiveStatement(http, intake);
    const own = await getShield(ctx, actingAccount(ctx));
    return replayStatement(ctx, { ...file, settings: settingsOf(own), bounds: boundsOf(own) });
  });
  bind(app, paymentsContract.feed, async (ctx, { body }, http) =>
    reply(201, await takeFromFeed(ctx, http.req.header('authorization'), body.transactions)),
  );
  bind(app, paymentsContract.decide, (ctx, { params, body }) =>
    decideOwnPayment(ctx, { paymentId: params.id, ...body }),
  );
  bind(app, paymentsContract.allowances, (ctx) => listOwnAllowances(ctx));
  bind(app, paymentsContract.allow, async (ctx, { body }) => reply(201, await allowPayee(ctx, body)));
  bind(app, paymentsContract.disallow, (ctx, { params }) => disallowPayee(ctx, params.id));
  bind(app, paymentsContract.tokens, (ctx) => listOwnTokens(ctx));
  bind(app, paymentsContract.makeToken, async (ctx, { body }) =>
    reply(201, await makeBankToken(ctx, body.name)),
  );
  bind(app, paymentsContract.revokeToken, (ctx, { params }) => revokeBankToken(ctx, params.id));
}

function bindGuardians(app: HttpApp): void {
  bind(app, guardiansContract.list, (ctx) => listOwnGuardians(ctx));
  bind(app, guardiansContract.invite, async (ctx, { body }) => reply(201, await inviteGuardian(ctx, body)));
  bind(app, guardiansContract.change, (ctx, { params, body }) => changeGuardian(ctx, params.id, body));
  bind(app, guardiansContract.revoke, (ctx, { params }) => revokeGuardian(ctx, params.id));
  bind(app, guardiansContract.invitation, (ctx, { body }) => getInvitation(ctx, body.token));
  bind(app, guardiansContract.accept, (ctx, { body }) => acceptInvitation(ctx, body.token));
  bind(app, guardiansContract.acts, (ctx, { query }) => listActs(ctx, query));
  bind(app, guardiansContract.ownAlerts, (ctx, { query }) => listOwnAlerts(ctx, query));
  bind(app, guardiansContract.secondLook, async (ctx, { params }) => ({
    payments: await listSecondLooks(ctx, params.id),
  }));
  bind(app, guardiansContract.see, (ctx, { params }) => seeAlert(ctx, params.id));
  bind(app, guardiansContract.people, async (ctx) => {
    await noteViews(ctx);
    return listPeople(ctx);
  });
  bind(app, guardiansContract.leave, (ctx, { params }) => leaveElder(ctx, params.id));
  bind(app, guardiansContract.alerts, async (ctx, { query }, http) => {
    await noteViews(ctx);
    return sendPage(http, await listGuardianAlerts(ctx, query));
  });
  bind(app, guardiansContract.acknowledge, (ctx, { params }) => acknowledgeAlert(ctx, params.id));
  bind(app, guardiansContract.decide, async (ctx, { params, body }) => {
    const { id, status, decision, decidedAt } = await decideAsGuardian(ctx, {
      paymentId: params.id,
      ...body,
    });
    return { id, status, decision, decidedAt };
  });
}

/** The statement that was sent, held in memory and not kept; throws INVALID without one. */
async function receiveStatement(
  http: Context<HttpVariables>,
  intake: Intake,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const upload = await receiveUpload(http, 'file', intake);
  if (!upload) {
    const message = t`Please select a statement file`;
    throw new AppError('INVALID', { message, issues: [{ path: 'file', message }] });
  }
  try {
    return { bytes: await buffer(upload.file.open()), fileName: upload.fileName };
  } finally {
    await upload.file.discard();
  }
}
