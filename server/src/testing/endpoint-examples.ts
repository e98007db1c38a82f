import { platformContract } from '@fap/shared/platform/contract.ts';
import { AREAS } from '../areas.ts';
import { type AnyArea, endpointsOf } from '../platform/areas/area.ts';
import { type Examples, examplesOf, type Scene } from './examples-of.ts';
import { makeAccount, makeCluster } from './factories.ts';
import type { TestServer } from './test-server.ts';

const PLATFORM = examplesOf(platformContract, {
  appConfig: () => ({ status: 200 }),
  openapi: () => ({ status: 200 }),
  docs: () => ({ status: 200 }),
});

/**
 * The examples of these areas, found by the area's name. They are not in the manifest, because production code imports
 * nothing of tests. Throws for an area that has a call but no `testing/examples.ts`.
 */
export async function gatherExamples(areas: readonly AnyArea[]): Promise<Examples> {
  const withCalls = areas.filter((area) => endpointsOf([area]).length > 0);
  const parts = withCalls.map(async ({ name }) => {
    const module = (await import(`../areas/${name}/testing/examples.ts`)) as { examples: Examples };
    return module.examples;
  });
  return Object.assign({}, ...(await Promise.all(parts))) as Examples;
}

/** One valid request for every endpoint, by `METHOD path`. */
export const ENDPOINT_EXAMPLES: Examples = { ...PLATFORM, ...(await gatherExamples(AREAS)) };

/** Makes what the examples refer to; `upload` hands in the evidence item, because only a server stores files. */
export async function makeScene(
  { world, url, signIn }: Pick<TestServer, 'world' | 'url' | 'signIn'>,
  upload: (cookie: string) => Promise<string>,
): Promise<Scene> {
  const member = await makeAccount(world, 'analyst', 'leo', 'admin');
  const cookie = await signIn(member);
  const { clusterId } = await makeCluster(world);
  return {
    world,
    origin: url,
    clusterId,
    evidenceId: await upload(cookie),
    member,
    cookie,
    somebodyElse: await makeAccount(world),
  };
}
