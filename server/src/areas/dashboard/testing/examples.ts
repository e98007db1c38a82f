import { commandContract } from '@fap/shared/dashboard/command-contract.ts';
import { dashboardContract } from '@fap/shared/dashboard/contract.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs } from '../../../testing/factories.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { takeAlert } from '../alerts/take-alert.ts';

const RANGE = { range: '24h' };

/** An open alert: a case of high risk. */
async function makeAlert({ world, member }: Scene) {
  return {
    kind: 'case-at-risk' as const,
    subjectId: await makeCase(world, member, { riskLevel: 'high' }),
  };
}

const homeExamples = examplesOf(dashboardContract, { desk: () => ({ status: 200 }) });

const commandExamples = examplesOf(commandContract, {
  stats: () => ({ params: RANGE, status: 200 }),
  figureRows: () => ({ params: { ...RANGE, figure: 'activeCases' }, status: 200 }),
  flowPatterns: () => ({ status: 200 }),
  criticalAlerts: () => ({ status: 200 }),
  takeAlert: async (scene) => ({ json: await makeAlert(scene), status: 200 }),
  returnAlert: async (scene) => {
    const place = await makeAlert(scene);
    await takeAlert(actAs(scene.world, scene.member), place);
    return { json: place, status: 200 };
  },
});

/** A good request for each call of this area. */
export const examples = { ...homeExamples, ...commandExamples };
