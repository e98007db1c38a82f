import { plural, t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { partner, partnerDelivery } from '../../../db/schema/partners.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { listStampedSince, type StampedHead } from '../../custody/index.ts';
import { type Letter, queueMail } from '../../mail/index.ts';

/** Heads in one message: about as much as a mail program shows without asking. */
const HEADS_PER_MAIL = 500;
const MAILS_A_DAY = 10;

/** Mails each partner that is a witness the heads that were handed in for a stamp since the last message; gives how many messages. */
export async function mailHeads(ctx: Ctx): Promise<number> {
  const witnesses = await ctx.db
    .select({ id: partner.id })
    .from(partner)
    .where(and(isNotNull(partner.witnessEmail), isNull(partner.endedAt)))
    .orderBy(asc(partner.id));
  let mailed = 0;
  for (const { id } of witnesses)
    for (let mail = 0; mail < MAILS_A_DAY && (await mailNext(ctx, id)); mail += 1) mailed += 1;
  return mailed;
}

/** One message, with how far it came in the same transaction; false where there is nothing to tell. */
async function mailNext(ctx: Ctx, partnerId: string): Promise<boolean> {
  return transact(
    ctx,
    'platform',
    async (tx) => {
      const [row] = await tx.db.select().from(partner).where(eq(partner.id, partnerId)).for('update');
      if (!row?.witnessEmail || row.endedAt) return false;
      const { witnessedAt: at, witnessedDocument: documentId } = row;
      const after = at && documentId ? { at, documentId } : null;
      const heads = await listStampedSince(tx, after, HEADS_PER_MAIL);
      const last = heads.at(-1);
      if (!last) return false;
      await queueMail(tx, { to: row.witnessEmail, reader: null, write: () => writeMail(heads) });
      await tx.db
        .update(partner)
        .set({ witnessedAt: last.at, witnessedDocument: last.documentId })
        .where(eq(partner.id, partnerId));
      await tx.db.insert(partnerDelivery).values({
        id: tx.ids.next('delivery'),
        partnerId,
        tokenId: null,
        kind: 'heads',
        count: heads.length,
        objectIds: [],
        at: tx.clock.now(),
      });
      await recordAudit(tx, {
        action: 'partner.heads-mailed',
        entityType: 'partner',
        entityId: partnerId,
        after: { heads: heads.length, until: last.at.toISOString() },
      });
      return true;
    },
    { housekeeping: 'nothing was written where there is nothing to tell' },
  );
}

function writeMail(heads: readonly StampedHead[]): Letter {
  return {
    subject: plural(heads.length, {
      one: '# head of custody logs, to be kept',
      other: '# heads of custody logs, to be kept',
    }),
    paragraphs: [
      t`Please keep this message. Each block below is one entry of a custody log as it is now: the ClusterChain ID and the entry’s number, the entry’s hash, and the digest that was handed in for a stamp.`,
      t`An entry’s hash is computed from all entries before it. If a log is ever written anew, its entry with this number will have another hash than the one you have. Every evidence bag of a cluster’s dossier holds the log with the hash of each entry, in data/custody/log.json: compare it there.`,
      // As they are named in the log, in no language: programs read these lines, too.
      ...heads.map(({ chain, seq, head, digest }) => `${chain} entry ${seq}\nhash ${head}\ndigest ${digest}`),
    ],
  };
}
