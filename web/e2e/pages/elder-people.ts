import type { APIRequestContext, Page } from '@playwright/test';
import { type Actor, expect } from '../fixtures/actors.ts';

const CHOICES = {
  bankingOverlay: true,
  breadcrumbMode: false,
  guardianEmail: '',
  transactionThreshold: 500,
  selectedBank: 'chase',
};

/** Switches an elder's shield on. */
export const activate = async ({ context }: Actor) => {
  const answer = await context.request.post('/api/elder/activate-protection', { data: CHOICES });
  expect(answer.status(), 'the shield is on').toBe(200);
};

let payments = 0;
/** Hands in a payment that is held. */
export async function pay({ context }: Actor, payee: string): Promise<string> {
  payments += 1;
  const answer = await context.request.post('/api/elder/transactions', {
    data: {
      transactions: [
        {
          externalId: `e2e-${payee}-${payments}`,
          amount: 950_000,
          currency: 'USD',
          direction: 'out',
          payee,
          channel: 'crypto',
          description: 'release fee, keep it secret',
          occurredAt: new Date().toISOString(),
        },
      ],
    },
  });
  const { results } = (await answer.json()) as { results: { id: string; status: string }[] };
  expect(results[0]?.status).toBe('intercepted');
  return results[0]?.id ?? '';
}

/** The link of the newest invitation in the demo's outbox. */
async function invitationOf(request: APIRequestContext, email: string): Promise<string> {
  const messages = (await (await request.get('/api/demo/outbox')).json()) as { to: string; text: string }[];
  const link = messages
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/guardian-invitation\?token=\S+/u.exec(text)?.[0])
    .find((found) => found !== undefined);
  if (!link) throw new Error(`no invitation to ${email}`);
  return link;
}

/** Invites a guardian and gives the link of the invitation. */
async function invite(elder: Actor, email: string, admin: Actor): Promise<string> {
  const invited = await elder.context.request.post('/api/elder/guardians', { data: { email } });
  expect(invited.status()).toBe(201);
  return invitationOf(admin.context.request, email);
}

/** Invites a guardian whose page nobody looks at: they accept without one. */
export async function becomeUnseenGuardian(
  elder: Actor,
  { email, context }: Pick<Actor, 'email' | 'context'>,
  admin: Actor,
): Promise<void> {
  const [, query] = (await invite(elder, email, admin)).split('?');
  const token = new URLSearchParams(query).get('token');
  const accepted = await context.request.post('/api/elder/guardians/accept', { data: { token } });
  expect(accepted.status(), 'the invitation is accepted').toBe(200);
}

/** Invites a guardian, who accepts on their page and stays there. */
export async function becomeGuardian(elder: Actor, guardian: Actor, admin: Actor): Promise<void> {
  await guardian.page.goto(await invite(elder, guardian.email, admin));
  await guardian.page.getByRole('button', { name: 'Accept' }).click();
  await expect(guardian.page.getByRole('heading', { name: 'People you protect' })).toBeVisible();
  // A page that still loads is no open page: what is measured on it afterwards would be the loading.
  await guardian.page.waitForLoadState('networkidle');
}

/** The card of an alert about a payee. */
export const alertOn = (page: Page, payee: string) =>
  page.getByRole('article', { name: new RegExp(payee, 'u') });
