import { platformContract } from '@fap/shared/platform/contract.ts';
import { AREAS } from '../areas.ts';
import { type AnyArea, endpointsOf } from '../platform/areas/area.ts';
import { type Examples, examplesOf, type Scene } from './examples-of.ts';
import { makeAccount, makeCluster, type TestAccount } from './factories.ts';
import type { World } from './world.ts';

const PLATFORM = examplesOf(platformContract, {
  appConfig: () => ({ status: 200 }),
  openapi: () => ({ status: 200 }),
  docs: () => ({ status: 200 }),
});

/**
 * The examples of these areas. They are found by the area's name and not in its manifest, because what runs imports nothing that
 * tests use; an area with a call that is built and without `testing/examples.ts` is an error.
 */
export async function gatherExamples(areas: readonly AnyArea[]): Promise<Examples> {
  const built = areas.filter((area) => endpointsOf([area]).some(({ planned }) => !planned));
  const parts = built.map(async ({ name }) => {
    const module = (await import(`../areas/${name}/testing/examples.ts`)) as { examples: Examples };
    return module.examples;
  });
  return Object.assign({}, ...(await Promise.all(parts))) as Examples;
}

/** One good request for every endpoint that is built, by `METHOD path`. */
export const ENDPOINT_EXAMPLES: Examples = { ...PLATFORM, ...(await gatherExamples(AREAS)) };

/** What the examples refer to; the evidence item is handed in by `upload` because only the server keeps files. */
export async function makeScene(
  world: World,
  upload: (member: TestAccount) => Promise<string>,
): Promise<Scene> {
  const member = await makeAccount(world, 'analyst', 'admin');
  const { clusterId } = await makeCluster(world);
  return {
    world,
    clusterId,
    evidenceId: await upload(member),
    member,
    somebodyElse: await makeAccount(world),
  };
}
