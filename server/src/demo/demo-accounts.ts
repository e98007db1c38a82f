import type { Role } from '@fap/shared/auth/capabilities.ts';
import { asc, eq } from 'drizzle-orm';
import { createAccount, hashPassword } from '../areas/auth/index.ts';
import { account } from '../db/schema/auth.ts';
import type { Actor, Ctx } from '../platform/write/context.ts';

const DEMO_PASSWORD = 'demo-pass-2026';
const AGENT_NAMES = [
  'Ada Verne',
  'Bo Lindqvist',
  'Chidi Okafor',
  'Dana Reyes',
  'Emre Yildiz',
  'Farah Haddad',
  'Goran Petrov',
  'Hana Sato',
  'Ivo Marek',
  'June Albright',
  'Kofi Mensah',
  'Lena Vogel',
  'Milo Santos',
  'Nadia Rahman',
  'Orla Byrne',
  'Pavel Novak',
  'Quinn Harper',
  'Rosa Delgado',
  'Sven Dahl',
  'Tala Ferreira',
];
/** Accounts of the demo's reporters, which nobody uses to sign in. */
const REPORTERS = 24;
const ACCOUNT_AGE_DAYS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface DemoPeople {
  agents: Actor[];
  admin: Actor;
  analyst: Actor;
  victim: Actor;
  reporters: Actor[];
  elderId: string;
  guardianId: string;
  everybody: Actor[];
}

/**
 * Makes the demo accounts, or finds those of an interrupted seed. They are older than everything the demo's people do, so
 * that their reports and reviews count (`public-figures.ts`, `standing.ts`).
 */
export async function seedAccounts(given: Ctx): Promise<DemoPeople> {
  const signedUpAt = new Date(given.clock.now().getTime() - ACCOUNT_AGE_DAYS * DAY_MS);
  const ctx = { ...given, clock: { now: () => signedUpAt } };
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const everybody: Actor[] = [];
  const make = async (name: string, displayName: string, roles: Role[] = []): Promise<Actor> => {
    const email = `${name}@demo.test`;
    const accountId = await ensureAccount(ctx, { email, displayName, roles, passwordHash });
    const actor: Actor = {
      accountId,
      displayName,
      roles: ['member', ...roles],
      isPlatform: false,
      sessionId: null,
    };
    everybody.push(actor);
    return actor;
  };
  const [admin, analyst, , elder, guardian, victim] = [
    await make('admin', 'Admin', ['admin']),
    await make('analyst', 'Ines Carver', ['analyst']),
    await make('leo', 'Sgt. Amara Cole', ['leo']),
    await make('elder', 'Walter Finch'),
    await make('guardian', 'Grace Finch'),
    await make('victim', 'Maya Brooks'),
  ];
  const agents: Actor[] = [];
  for (const [index, name] of AGENT_NAMES.entries()) agents.push(await make(`agent${index + 1}`, name));
  const reporters: Actor[] = [];
  for (let index = 1; index <= REPORTERS; index += 1)
    reporters.push(await make(`reporter${index}`, `Reporter ${index}`));
  return {
    agents,
    admin,
    analyst,
    victim,
    reporters: [victim, ...reporters],
    elderId: elder.accountId ?? '',
    guardianId: guardian.accountId ?? '',
    everybody,
  };
}

interface DemoAccount {
  email: string;
  displayName: string;
  roles: Role[];
  passwordHash: string;
}

async function ensureAccount(ctx: Ctx, input: DemoAccount): Promise<string> {
  const [known] = await ctx.db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.email, input.email))
    .orderBy(asc(account.createdAt));
  return known?.id ?? (await createAccount(ctx, { ...input, isConfirmed: true })).id;
}
