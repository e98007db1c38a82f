import { analystReportsContract } from '@fap/shared/reports/analyst-contract.ts';
import { reportsContract } from '@fap/shared/reports/contract.ts';
import { ownReportsContract } from '@fap/shared/reports/own-contract.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs, actAsNew, makeOwnFile, makeSubmission } from '../../../testing/factories.ts';
import { viewReport } from '../analysts/view-report.ts';
import { sendMessage } from '../messages/send-message.ts';
import { changeConsent } from '../own/change-consent.ts';
import { withdrawReport } from '../own/withdraw-report.ts';
import { submitReport } from '../submit-report.ts';
import { findReportId } from './find-report-id.ts';

/** A report of the scene's member. */
async function report({ world, member }: Scene, changes: Partial<Submission> = {}) {
  const submission = makeSubmission(world, changes);
  await submitReport(actAs(world, member), submission);
  return { id: await findReportId(world, submission), submission };
}

/** A valid request for each call of this area. */
export const examples = {
  ...examplesOf(reportsContract, {
    create: ({ world }) => ({ json: makeSubmission(world), status: 201 }),
  }),
  ...examplesOf(ownReportsContract, {
    list: () => ({ status: 200 }),
    get: async (scene) => ({ params: { id: (await report(scene)).id }, status: 200 }),
    correct: async (scene) => {
      const { id, submission } = await report(scene);
      const { consentVault: _, consentWords: __, evidenceIds: ___, ...words } = submission;
      const json = { ...words, scamPersonas: 'A mentor and a banker', version: 1 };
      return { params: { id }, json, status: 200 };
    },
    addEvidence: async (scene) => {
      const { id } = await report(scene);
      const file = await makeOwnFile(scene.world, scene.member.id);
      return { params: { id }, json: { evidenceIds: [file] }, status: 200 };
    },
    withdraw: async (scene) => ({
      params: { id: (await report(scene)).id },
      json: { reason: 'I no longer want it used' },
      status: 200,
    }),
    restore: async (scene) => {
      const { id } = await report(scene);
      await withdrawReport(actAs(scene.world, scene.member), { id, reason: '' });
      return { params: { id }, status: 200 };
    },
    consent: async (scene) => ({
      params: { id: (await report(scene)).id },
      json: { consent: 'analysts', isGiven: false },
      status: 200,
    }),
  }),
  ...examplesOf(analystReportsContract, {
    view: async (scene) => ({ params: { id: (await report(scene)).id }, status: 200 }),
    reveal: async (scene) => {
      const { id } = await report(scene, { description: 'They kept calling me on +1 415 555 2671 all day.' });
      const { hidden } = await viewReport(await actAsNew(scene.world, 'analyst'), id);
      const json = { detail: hidden[0] ?? '', reason: 'To call the bank' };
      return { params: { id }, json, status: 200 };
    },
    send: async (scene) => {
      const { id } = await report(scene);
      const { world, member } = scene;
      await changeConsent(actAs(world, member), { id, consent: 'contact', isGiven: true });
      await sendMessage(await actAsNew(world, 'analyst'), { id, words: 'Which bank was it?' });
      return { params: { id }, json: { words: 'The one on the corner' }, status: 201 };
    },
  }),
};
