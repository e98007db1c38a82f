import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import type { TestAccount } from './factories.ts';
import type { TestRequest } from './send-request.ts';
import type { World } from './world.ts';

/** What an example may refer to: the server, a cluster, an evidence item, and accounts. */
export interface Scene {
  world: World;
  /** Of the server that is asked. */
  origin: string;
  clusterId: string;
  evidenceId: string;
  member: TestAccount;
  /** The member’s session: an example may give the account a second step, after which nobody signs in with a password alone. */
  cookie: string;
  somebodyElse: TestAccount;
}

/** A request that must succeed. */
export interface Example extends TestRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  status: number;
  /** Sent without a session, because the answer differs for signed-in accounts. */
  isAnonymous?: boolean;
}

/** The address of a call with an example's parameters; an unnamed one is an id of nothing, or the first layer. */
export function addressOf(path: string, { params = {}, query = {} }: Pick<Example, 'params' | 'query'> = {}) {
  const plain = path.replace(
    /:(\w+)/gu,
    (_, name: string) => params[name] ?? (name === 'layer' ? '1' : 'nothing-here'),
  );
  const words = new URLSearchParams(query).toString();
  return words === '' ? plain : `${plain}?${words}`;
}

/** Makes a valid request, and the data it needs. */
export type MakeExample = (scene: Scene) => Example | Promise<Example>;

/** Examples by `METHOD path`. */
export type Examples = Readonly<Record<string, MakeExample>>;

type Contract = Readonly<Record<string, EndpointDefinition>>;

/** The name of a call: `METHOD path`. */
export const endpointName = ({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The examples of a contract's calls; a call without an example does not compile. */
export function examplesOf<C extends Contract>(
  contract: C,
  makers: Readonly<Record<keyof C & string, MakeExample>>,
): Examples {
  const named = Object.entries<MakeExample>(makers).map(([name, make]) => {
    const endpoint = contract[name];
    if (!endpoint) throw new Error(`the contract has no call ${name}`);
    return [endpointName(endpoint), make] as const;
  });
  return Object.fromEntries(named);
}
