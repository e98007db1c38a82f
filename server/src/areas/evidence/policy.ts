import { can } from '@fap/shared/auth/capabilities.ts';
import { evidenceItem, textAnalysis } from '../../db/schema/evidence.ts';
import { allOf, anyOf, anyRow, not, type RowRule, rulesFor } from '../../platform/postgres/row-rule.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

/** What decides who may see an exhibit. */
export type ExhibitPlace = Pick<typeof evidenceItem.$inferSelect, 'ownerId' | 'clusterId'>;
type ExhibitRule = RowRule<ExhibitPlace>;

const exhibits = rulesFor(evidenceItem);

/** One's own exhibits: all of them are open to their owner, with names and words. */
export const isOwn = (ctx: Ctx): ExhibitRule => exhibits.has('ownerId', actingAccount(ctx));

/** Exhibits whose original bytes the actor may open: their owner's, and all for analysts and admins. */
export const mayOpen = (ctx: Ctx): ExhibitRule =>
  can(ctx.actor.roles, 'case.read-original') ? anyRow : isOwn(ctx);

/** Exhibits of others that the actor may know of: those that belong to a cluster, and all for analysts and admins. */
export const mayKnowOfOthers = (ctx: Ctx): ExhibitRule =>
  allOf<ExhibitPlace>(
    can(ctx.actor.roles, 'case.read-original') ? anyRow : exhibits.isSet('clusterId'),
    not(isOwn(ctx)),
  );

/** Exhibits the actor may know of; for everybody else they do not exist. */
export const mayKnow = (ctx: Ctx): ExhibitRule => anyOf(isOwn(ctx), mayKnowOfOthers(ctx));

/** Analyses of texts: one's own, and nobody else's. */
export const isOwnAnalysis = (ctx: Ctx) => rulesFor(textAnalysis).has('ownerId', actingAccount(ctx));
