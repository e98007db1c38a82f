import { casesContract } from '@fap/shared/cases/contract.ts';
import { caseNotesContract } from '@fap/shared/cases/notes-contract.ts';
import { eq } from 'drizzle-orm';
import { caseTask } from '../../../db/schema/cases.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs } from '../../../testing/factories.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { addTask } from '../change-tasks.ts';
import { makeReport } from '../forensic/make-report.ts';
import { makeNotes } from './make-notes.ts';

const NEW_CASE = {
  title: 'Locked balances',
  description: 'Several people paid a release fee for balances that stayed locked.',
  scamType: 'investment_coaching',
} as const;

const caseOf = ({ world, member }: Scene): Promise<string> => makeCase(world, member);

async function makeTask(scene: Scene): Promise<{ id: string; taskId: string }> {
  const id = await caseOf(scene);
  await addTask(actAs(scene.world, scene.member), id, 'Ask the exchange');
  const [task] = await scene.world.db.select().from(caseTask).where(eq(caseTask.caseId, id));
  return { id, taskId: task?.id ?? '' };
}

async function writeNotes(scene: Scene): Promise<{ id: string; updateId: string }> {
  const id = await caseOf(scene);
  const [first] = await makeNotes(scene.world, {
    caseId: id,
    author: scene.member,
    texts: ['First', 'Later'],
  });
  return { id, updateId: String(first) };
}

const notesExamples = examplesOf(caseNotesContract, {
  notesHistory: async (scene) => ({ params: { id: (await writeNotes(scene)).id }, status: 200 }),
  notesVersion: async (scene) => ({ params: await writeNotes(scene), status: 200 }),
  restoreNotes: async (scene) => ({ params: await writeNotes(scene), status: 200 }),
  notesFile: async (scene) => ({ params: { id: (await writeNotes(scene)).id }, status: 200 }),
});

const caseExamples = examplesOf(casesContract, {
  recentCases: () => ({ status: 200 }),
  createCase: () => ({ json: NEW_CASE, status: 201 }),
  case: async (scene) => ({ params: { id: await caseOf(scene) }, status: 200 }),
  changeCase: async (scene) => ({
    params: { id: await caseOf(scene) },
    json: { status: 'processing' },
    status: 200,
  }),
  assignees: async (scene) => ({ params: { id: await caseOf(scene) }, status: 200 }),
  timeline: async (scene) => ({ params: { id: await caseOf(scene) }, status: 200 }),
  addTask: async (scene) => ({
    params: { id: await caseOf(scene) },
    json: { text: 'Ask the exchange' },
    status: 201,
  }),
  changeTask: async (scene) => ({ params: await makeTask(scene), json: { isDone: true }, status: 200 }),
  deleteTask: async (scene) => ({ params: await makeTask(scene), status: 200 }),
  signOff: async (scene) => ({
    params: { id: await caseOf(scene) },
    json: { note: 'Read and compared with the reports' },
    status: 200,
  }),
  forensicReport: async (scene) => ({ params: { id: await caseOf(scene) }, status: 201 }),
  forensicReportFile: async (scene) => {
    const id = await caseOf(scene);
    const { reportId } = await makeReport(actAs(scene.world, scene.member), id, 'en');
    return { params: { id, reportId }, status: 200 };
  },
});

/** A valid request for each call of this area. */
export const examples = { ...caseExamples, ...notesExamples };
