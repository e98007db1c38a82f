import { can } from '@fap/shared/auth/capabilities.ts';
import { evidenceItem, textAnalysis } from '../../db/schema/evidence.ts';
import { allOf, anyOf, anyRow, not, type RowRule, rulesFor } from '../../platform/postgres/row-rule.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

/** What decides who may see an evidence item. */
export type EvidenceItemPlace = Pick<
  typeof evidenceItem.$inferSelect,
  'ownerId' | 'clusterId' | 'isWithdrawn' | 'isClosedToAnalysts' | 'kind'
>;
type EvidenceItemRule = RowRule<EvidenceItemPlace>;

const items = rulesFor(evidenceItem);

/** One's own evidence items: all of them are open to their owner, with names and words. */
export const isOwn = (ctx: Ctx): EvidenceItemRule => items.has('ownerId', actingAccount(ctx));

/** Not of a withdrawn report, which exists for its reporter alone. */
const isNotWithdrawn = items.has('isWithdrawn', false);

/** Not a report's own words: analysts read those in the report, detail by detail and with a reason. */
const isFile = items.has('kind', 'file');

/**
 * Evidence items whose original bytes the actor may open: their owner's; for analysts and admins also those that their owners
 * let them see.
 */
export const mayOpen = (ctx: Ctx): EvidenceItemRule =>
  can(ctx.actor.roles, 'case.read-original')
    ? anyOf(
        isOwn(ctx),
        allOf<EvidenceItemPlace>(isFile, isNotWithdrawn, items.has('isClosedToAnalysts', false)),
      )
    : isOwn(ctx);

/** Evidence items of others that the actor may know of: those that belong to a cluster, and all for analysts and admins. */
export const mayKnowOfOthers = (ctx: Ctx): EvidenceItemRule =>
  allOf<EvidenceItemPlace>(
    isNotWithdrawn,
    can(ctx.actor.roles, 'case.read-original') ? anyRow : items.isSet('clusterId'),
    not(isOwn(ctx)),
  );

/** Evidence items of a case that the actor works on, whoever handed them in. */
export const isOfOwnCase = (ctx: Ctx): EvidenceItemRule => anyOf(isOwn(ctx), isNotWithdrawn);

/** Evidence items the actor may know of, those of their cases aside; for everybody else they do not exist. */
export const mayKnow = (ctx: Ctx): EvidenceItemRule => anyOf(isOwn(ctx), mayKnowOfOthers(ctx));

/** Analyses of texts: one's own, and nobody else's. */
export const isOwnAnalysis = (ctx: Ctx) => rulesFor(textAnalysis).has('ownerId', actingAccount(ctx));
