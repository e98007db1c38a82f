import { aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { judgingContract } from '@fap/shared/evidence/judging-contract.ts';
import { pictureContract } from '@fap/shared/evidence/picture-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { extractQuestionFeatures } from '@fap/shared/matching/report-features.ts';
import { eq, sql } from 'drizzle-orm';
import { evidenceEarlierText, evidenceItem } from '../../../db/schema/evidence.ts';
import { pollUntil } from '../../../platform/runtime/poll-until.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { actAs } from '../../../testing/factories.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { textFile } from '../../../testing/text-file.ts';
import { analyzePastedText } from '../analyses/analyze-pasted-text.ts';
import { analyzeAndPresent } from '../reading/present-analysis.ts';
import { makePicture } from '../reading/testing/fixtures.ts';
import { ageVerdict } from './age-verdict.ts';
import { handInPicture } from './hand-in-picture.ts';

/** Ports that analyse in this thread, because the texts of examples are short. */
const HERE = {
  views: {
    analyze: (text: string, id: string) => Promise.resolve(analyzeAndPresent(text, id)),
    features: (text: string) =>
      Promise.resolve(extractQuestionFeatures({ description: text, evidence: '', scamPersonas: '' })),
    redact: (text: string) => Promise.resolve(text),
  },
  enricher: null,
};
const READ_WITHIN_MS = 30_000;
const PASTED = 'Pay the release fee today by gift card, tell nobody.';

/** A valid request for each call of this area. */
export const examples = {
  ...examplesOf(evidenceContract, {
    analyzeText: () => ({
      json: { text: PASTED },
      status: 200,
    }),
    upload: ({ world }) => ({ multipart: textFile(world.name('note')), status: 201 }),
    get: ({ evidenceId }) => ({ params: { id: evidenceId }, status: 200 }),
    file: ({ evidenceId }) => ({ params: { id: evidenceId }, status: 200 }),
    picture: async (scene) => ({
      params: { id: await handInPicture(scene) },
      status: 200,
    }),
    thumbnail: async (scene) => ({
      params: { id: await handInPicture(scene) },
      status: 200,
    }),
  }),
  ...examplesOf(aiContract, {
    analyze: () => ({ json: { text: PASTED }, status: 200 }),
    history: () => ({ status: 200 }),
    kept: async ({ world, member }) => {
      const { analysisId } = await analyzePastedText(actAs(world, member), HERE, PASTED);
      return { params: { id: analysisId }, status: 200 };
    },
  }),
  ...examplesOf(judgingContract, {
    text: async ({ world, member }) => {
      const { analysisId } = await analyzePastedText(actAs(world, member), HERE, PASTED);
      await ageVerdict(world, analysisId);
      return { params: { id: analysisId }, status: 200 };
    },
    exhibit: async ({ world, evidenceId }) => {
      await ageVerdict(world, evidenceId);
      return { params: { id: evidenceId }, status: 200 };
    },
  }),
  ...examplesOf(readingContract, {
    list: () => ({ status: 200 }),
    reading: ({ evidenceId }) => ({ params: { id: evidenceId }, status: 200 }),
    reveal: ({ evidenceId }) => ({
      params: { id: evidenceId },
      json: { detail: 'METADATA' },
      status: 200,
    }),
    attribute: ({ evidenceId }) => ({
      params: { id: evidenceId },
      json: { author: 'mixed' },
      status: 200,
    }),
    placeInCase: async ({ world, evidenceId, member }) => ({
      params: { id: evidenceId },
      json: { caseId: await makeCase(world, member) },
      status: 200,
    }),
    correct: async ({ world, evidenceId }) => {
      await world.db
        .update(evidenceItem)
        .set({ mimeType: 'image/png' })
        .where(eq(evidenceItem.id, evidenceId));
      const [{ count = 0 } = {}] = await world.db
        .select({ count: sql<number>`count(*)::int` })
        .from(evidenceEarlierText)
        .where(eq(evidenceEarlierText.evidenceId, evidenceId));
      return {
        params: { id: evidenceId },
        json: { text: 'Pay the release fee today', seenCorrections: count },
        status: 200,
      };
    },
    suggest: ({ clusterId }) => ({ params: { clusterId, layer: '8' }, status: 200 }),
    compare: ({ evidenceId }) => ({
      params: { id: evidenceId, otherId: evidenceId },
      status: 200,
    }),
  }),
  ...examplesOf(pictureContract, {
    readAgain: async (scene) => {
      const { world } = scene;
      const id = await handInPicture(scene, await makePicture(`Pague la tarifa hoy ${world.name('aviso')}`));
      const isRead = async () =>
        (await world.db.select().from(evidenceItem).where(eq(evidenceItem.id, id)))[0]?.state === 'read';
      if (!(await pollUntil(isRead, Boolean, READ_WITHIN_MS))) throw new Error(`${id} was not read`);
      return { params: { id }, json: { language: 'spa', seenCorrections: 0 }, status: 200 };
    },
  }),
};
