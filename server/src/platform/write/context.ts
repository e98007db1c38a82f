import { type Capability, can, type Role } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Database, TransactionDatabase } from '../postgres/database.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Ids } from '../runtime/ids.ts';
import type { Log } from '../runtime/log.ts';
import type { CommitListener } from './commit-listener.ts';
import type { DomainEvent } from './domain-events.ts';
import type { JobSender } from './job-sender.ts';
import type { Pending } from './pending.ts';

/** Who acts: a person with roles, or the platform itself (jobs, reactions, seeds). */
export interface Actor {
  accountId: string | null;
  displayName: string;
  roles: readonly Role[];
  isPlatform: boolean;
  sessionId: string | null;
}

/** Everything a verb or query may use; made once per request, command, job or seed. */
export interface Ctx {
  actor: Actor;
  db: Database | TransactionDatabase;
  clock: Clock;
  ids: Ids;
  log: Log;
  requestId: string;
  /** What every limit is multiplied by. */
  limitsFactor: number;
  commits: CommitListener;
  jobs: JobSender;
  /** What belongs to the same fact but to another area: runs inside the transaction of the event. */
  inline: readonly InlineReaction[];
}

/**
 * Work of a higher area that must be committed together with a domain event, or not at all. It runs once in a transaction, with
 * every event of its types that the verb and the reactions listed before it emitted, so that it can write them all at once.
 */
export interface InlineReaction {
  name: string;
  on: readonly DomainEvent['type'][];
  run(tx: TxCtx, events: readonly DomainEvent[]): Promise<void>;
}

/** A context inside a transaction: what is recorded here is committed together or not at all. */
export interface TxCtx extends Ctx {
  db: TransactionDatabase;
  readonly pending: Pending;
}

export const PLATFORM_ACTOR: Actor = {
  accountId: null,
  displayName: 'Platform',
  roles: ['admin'],
  isPlatform: true,
  sessionId: null,
};

/** Throws UNAUTHENTICATED or FORBIDDEN unless the actor may use the capability. */
export function authorize(ctx: Ctx, capability: Capability): void {
  if (ctx.actor.isPlatform) return;
  if (ctx.actor.accountId === null) throw new AppError('UNAUTHENTICATED');
  if (!can(ctx.actor.roles, capability)) throw new AppError('FORBIDDEN');
}

/** The acting account's id; throws UNAUTHENTICATED for nobody and for the platform itself. */
export function actingAccount(ctx: Ctx): string {
  if (ctx.actor.accountId === null) throw new AppError('UNAUTHENTICATED');
  return ctx.actor.accountId;
}
