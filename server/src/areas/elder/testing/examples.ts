import { backTestContract } from '@fap/shared/elder/back-test-contract.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { eq } from 'drizzle-orm';
import { elderAlert, guardianship } from '../../../db/schema/elder.ts';
import { type Examples, examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs, makeAccount } from '../../../testing/factories.ts';
import { secretHash } from '../guardians/invite-guardian.ts';
import { allowPayee } from '../payments/allowances.ts';
import { makeBankToken } from '../payments/bank-tokens.ts';
import { handPayments } from '../payments/hand-payments.ts';
import { activateShield } from '../shield/change-shield.ts';
import { startCall } from '../shield/phone-call.ts';
import { makeGuardianship } from './make-guardianship.ts';
import { makePayment, makeRiskyPayment } from './payments.ts';

const CHOICES = {
  bankingOverlay: true,
  breadcrumbMode: true,
  guardianEmail: '',
  transactionThreshold: 500,
  selectedBank: 'chase',
} as const;

const shieldExamples = examplesOf(shieldContract, {
  activate: () => ({ json: CHOICES, status: 200 }),
  deactivate: () => ({ status: 200 }),
  status: () => ({ status: 200 }),
  change: () => ({
    json: { transactionThreshold: 300, onTimeout: 'block', timeZone: 'America/Chicago' },
    status: 200,
  }),
  setHelper: () => ({ json: { name: 'Ida from church', phone: '+1 202 555 0143' }, status: 200 }),
  startCall: () => ({ status: 200 }),
  answerCall: async ({ world, member }) => {
    await startCall(actAs(world, member));
    return { json: { asksForMoney: true, asksForSecrecy: false, seesScreen: false }, status: 200 };
  },
  endCall: () => ({ status: 200 }),
});

/** A payment of the member that waits for a decision. */
async function makeHeld({ world, member }: Scene): Promise<string> {
  const ctx = actAs(world, member);
  await activateShield(ctx, CHOICES);
  const { results } = await handPayments(ctx, {
    elderId: member.id,
    source: 'call',
    payments: [makeRiskyPayment(world)],
    balance: null,
  });
  return results[0]?.id ?? '';
}

const statement = (): FormData => {
  const form = new FormData();
  const lines = [
    'Date,Payee,Description,Amount,Currency,Reference',
    '2026-02-03,Water Works,February,-41.20,USD,w1',
  ];
  form.set('file', new File([lines.join('\n')], 'bank.csv'));
  return form;
};

const paymentExamples = examplesOf(paymentsContract, {
  monitoring: () => ({ status: 200 }),
  trails: () => ({ status: 200 }),
  hand: ({ world }) => ({ json: { transactions: [makePayment(world)] }, status: 201 }),
  import: () => ({ multipart: statement(), status: 201 }),
  feed: async ({ world, member }) => {
    const { token } = await makeBankToken(
      actAs(world, await makeAccount(world)),
      `Bank of ${member.displayName}`,
    );
    return {
      isAnonymous: true,
      headers: { authorization: `Bearer ${token}` },
      json: { transactions: [makePayment(world)] },
      status: 201,
    };
  },
  decide: async (scene) => ({
    params: { id: await makeHeld(scene) },
    json: { decision: 'block' },
    status: 200,
  }),
  allowances: () => ({ status: 200 }),
  allow: () => ({ json: { payee: 'Harriet Antiques', days: 30 }, status: 201 }),
  disallow: async ({ world, member }) => ({
    params: { id: (await allowPayee(actAs(world, member), { payee: 'The Gardener', days: 7 })).id },
    status: 200,
  }),
  tokens: () => ({ status: 200 }),
  makeToken: () => ({ json: { name: 'First Example Bank' }, status: 201 }),
  revokeToken: async ({ world, member }) => ({
    params: { id: (await makeBankToken(actAs(world, member), 'Another Bank')).id },
    status: 200,
  }),
});

/** Somebody whom the member protects. */
async function makeWard({ world, member }: Scene) {
  const elder = await makeAccount(world);
  const id = await makeGuardianship(world, { elder, guardian: member });
  const held = await makeHeld({ world, member: elder } as Scene);
  return { elder, id, held };
}

/** The token of an open invitation. */
async function makeInvitation({ world }: Scene): Promise<string> {
  const id = await makeGuardianship(world, { elder: await makeAccount(world), guardian: null });
  const token = world.name('secret');
  const expiresAt = new Date(world.clock.now().getTime() + 3_600_000);
  await world.db
    .update(guardianship)
    .set({ secretHash: secretHash(token), expiresAt })
    .where(eq(guardianship.id, id));
  return token;
}

const guardianExamples = examplesOf(guardiansContract, {
  list: () => ({ status: 200 }),
  invite: ({ world }) => ({ json: { email: `${world.name('niece')}@people.test` }, status: 201 }),
  change: async ({ world, member }) => ({
    params: { id: await makeGuardianship(world, { elder: member, guardian: await makeAccount(world) }) },
    json: { scopes: ['status', 'alerts'], position: 1 },
    status: 200,
  }),
  revoke: async ({ world, member }) => ({
    params: { id: await makeGuardianship(world, { elder: member, guardian: await makeAccount(world) }) },
    status: 200,
  }),
  invitation: async (scene) => ({ json: { token: await makeInvitation(scene) }, status: 200 }),
  accept: async (scene) => ({ json: { token: await makeInvitation(scene) }, status: 200 }),
  acts: () => ({ status: 200 }),
  ownAlerts: () => ({ status: 200 }),
  secondLook: async (scene) => {
    await makeHeld(scene);
    return { params: { id: await newestAlert(scene, scene.member.id) }, status: 200 };
  },
  see: async (scene) => {
    await makeHeld(scene);
    return { params: { id: await newestAlert(scene, scene.member.id) }, status: 200 };
  },
  people: () => ({ status: 200 }),
  leave: async (scene) => ({ params: { id: (await makeWard(scene)).id }, status: 200 }),
  alerts: () => ({ status: 200 }),
  acknowledge: async (scene) => {
    const { elder } = await makeWard(scene);
    return { params: { id: await newestAlert(scene, elder.id) }, status: 200 };
  },
  decide: async (scene) => ({
    params: { id: (await makeWard(scene)).held },
    json: { decision: 'block', note: 'She does not know them' },
    status: 200,
  }),
});

async function newestAlert({ world }: Scene, elderId: string): Promise<string> {
  const rows = await world.db.select().from(elderAlert).where(eq(elderAlert.elderId, elderId));
  return rows.at(-1)?.id ?? '';
}

const backTestExamples = examplesOf(backTestContract, {
  whatIf: () => ({ json: { transactionThreshold: 200, flagFrom: 45 }, status: 200 }),
  replay: () => ({ multipart: statement(), status: 200 }),
});

/** A valid request for each call of this area. */
export const examples: Examples = {
  ...shieldExamples,
  ...paymentExamples,
  ...guardianExamples,
  ...backTestExamples,
};
