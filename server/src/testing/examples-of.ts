import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import type { TestAccount } from './factories.ts';
import type { TestRequest } from './send-request.ts';
import type { World } from './world.ts';

/** What an example may refer to: a cluster, an evidence item, and who asks. */
export interface Scene {
  world: World;
  clusterId: string;
  evidenceId: string;
  member: TestAccount;
  somebodyElse: TestAccount;
}

/** A request that must succeed. */
export interface Example extends TestRequest {
  params?: Record<string, string>;
  status: number;
  /** Asked without a session: the answer differs for who is signed in. */
  isAnonymous?: boolean;
}

/** Makes a good request, and whatever it needs. */
export type MakeExample = (scene: Scene) => Example | Promise<Example>;

/** Examples by `METHOD path`. */
export type Examples = Readonly<Record<string, MakeExample>>;

type Contract = Readonly<Record<string, EndpointDefinition>>;
type BuiltNames<C extends Contract> = {
  [Name in keyof C]: C[Name] extends { planned: true } ? never : Name;
}[keyof C];

/** How a call is named. */
export const nameOf = ({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The examples of a contract's calls: one that is built and has no example does not compile. */
export function examplesOf<C extends Contract>(
  contract: C,
  makers: Readonly<Record<BuiltNames<C> & string, MakeExample>>,
): Examples {
  const named = Object.entries<MakeExample>(makers).map(([name, make]) => {
    const endpoint = contract[name];
    if (!endpoint) throw new Error(`the contract has no call ${name}`);
    return [nameOf(endpoint), make] as const;
  });
  return Object.fromEntries(named);
}
