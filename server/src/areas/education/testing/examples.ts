import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { findEntry } from '@fap/shared/education/content/entry-texts.ts';
import { entryKey } from '@fap/shared/education/content/proposal-rules.ts';
import { proposalsContract } from '@fap/shared/education/content/proposals-contract.ts';
import { educationContract } from '@fap/shared/education/contract.ts';
import { FLOWS } from '@fap/shared/education/flows/flows.ts';
import { lessonsContract } from '@fap/shared/education/lessons-contract.ts';
import { contentProposal } from '../../../db/schema/education.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';

const params = { articleId: ARTICLES[0]?.id ?? '' };

const reading = examplesOf(educationContract, {
  articles: () => ({ status: 200 }),
  article: () => ({ params, status: 200 }),
  articlePdf: () => ({ params, status: 200 }),
  scamFlows: () => ({ status: 200 }),
  scamFlow: () => ({ params: { id: FLOWS[0]?.id ?? '' }, status: 200 }),
});

const lessons = examplesOf(lessonsContract, {
  progress: () => ({ status: 200 }),
  answer: () => ({
    params: { lessonId: 'messages', itemId: 'bank-text' },
    json: { answer: 'scam' },
    status: 200,
  }),
  restart: () => ({ params: { lessonId: 'messages' }, status: 200 }),
});

const entry = { kind: 'family', entryId: 'CLUSTER-002-ROM' } as const;
const TEXTS = findEntry(entry.kind, entry.entryId)?.texts ?? [];
let used = 0;

/** A change of a text of which nobody suggested one yet, because a person can suggest one at a time. */
function nextChange() {
  const text = TEXTS[used % TEXTS.length];
  used += 1;
  if (!text) throw new Error(`${entry.entryId} has no texts`);
  return { address: text.address, baseText: text.text, proposedText: `${text.text} Take your time.` };
}

/** A change that somebody suggested, and nobody has decided on. */
async function madeProposal({ world }: Scene, authorId: string): Promise<string> {
  const id = world.name('proposal');
  await world.db.insert(contentProposal).values({
    id,
    entry: entryKey(entry.kind, entry.entryId),
    ...nextChange(),
    reason: 'It is calmer',
    authorId,
    state: 'open',
    createdAt: world.clock.now(),
  });
  return id;
}

const proposals = examplesOf(proposalsContract, {
  entry: () => ({ params: entry, status: 200 }),
  versions: () => ({ params: entry, status: 200 }),
  propose: () => ({ json: { ...entry, ...nextChange(), reason: 'It is calmer' }, status: 201 }),
  own: () => ({ status: 200 }),
  withdraw: async (scene) => ({ params: { id: await madeProposal(scene, scene.member.id) }, status: 200 }),
  queue: () => ({ status: 200 }),
  decide: async (scene) => ({
    params: { id: await madeProposal(scene, scene.somebodyElse.id) },
    json: { decision: 'accept' },
    status: 200,
  }),
});

/** A valid request for each call of this area. */
export const examples = { ...reading, ...lessons, ...proposals };
