import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { apiPlanned, type CallOptions, type LooseRequest, looseRequest, urlOf } from './api-client.ts';
import { queryClient } from './query.ts';
import { type Atom, useAtomValue } from './store.ts';

export interface ResourceOptions<Data> {
  /** Reads again this often while somebody looks at it, in milliseconds. */
  refetchIntervalMs?: number;
  /** Replaces the plain read, for example to turn a status into a value. */
  load?: (request: LooseRequest, options: CallOptions) => Promise<Data>;
}

/** What a screen knows about a resource: exactly one of pending, error with no data, or data. */
export type ResourceState<Data> = AtomWithQueryResult<Data, Error>;

type RequestArguments<Request> =
  Record<never, never> extends Request ? [request?: Request] : [request: Request];

/** A read of the server bound to a shared cache entry per request. */
export interface Resource<Data, Request> {
  atomFor: (...request: RequestArguments<Request>) => Atom<ResourceState<Data>>;
  /** Reads again in the background, wherever it is shown. */
  refresh: (...request: RequestArguments<Request>) => Promise<void>;
  /** Changes what is cached, for example by a fact from the socket; does nothing before the first read. */
  patch: (change: (data: Data) => Data, ...request: RequestArguments<Request>) => void;
}

/** Binds a GET endpoint to the cache. */
export function resource<D extends EndpointDefinition>(
  endpoint: D,
  options: ResourceOptions<EndpointResponse<D>> = {},
): Resource<EndpointResponse<D>, EndpointRequest<D>> {
  return bind<EndpointResponse<D>, EndpointRequest<D>>(endpoint, options);
}

/** Binds a GET endpoint whose answer shared does not declare yet. */
export function plannedResource<Data, Request extends LooseRequest = Record<never, never>>(
  endpoint: EndpointDefinition,
  options: ResourceOptions<Data> = {},
): Resource<Data, Request> {
  return bind<Data, Request>(endpoint, options);
}

/** The current state of a resource; reads it when nobody has yet. */
export function useResource<Data, Request>(
  of: Resource<Data, Request>,
  ...request: RequestArguments<Request>
): ResourceState<Data> {
  return useAtomValue(of.atomFor(...request));
}

function bind<Data, Request>(
  endpoint: EndpointDefinition,
  options: ResourceOptions<Data>,
): Resource<Data, Request> {
  const atoms = new Map<string, Atom<ResourceState<Data>>>();
  const load =
    options.load ?? ((request: LooseRequest, call: CallOptions) => apiPlanned<Data>(endpoint, request, call));

  const addressOf = (args: RequestArguments<Request>): [string, LooseRequest] => {
    const request = looseRequest(args[0] as object | undefined);
    return [urlOf(endpoint, request), request];
  };

  return {
    atomFor: (...args) => {
      const [url, request] = addressOf(args);
      const known = atoms.get(url);
      if (known) return known;
      const made = atomWithQuery<Data, Error>(() => ({
        queryKey: [url],
        queryFn: ({ signal }) => load(request, { signal }),
        ...(options.refetchIntervalMs ? { refetchInterval: options.refetchIntervalMs } : {}),
      }));
      atoms.set(url, made);
      return made;
    },
    refresh: (...args) => queryClient.invalidateQueries({ queryKey: [addressOf(args)[0]] }),
    patch: (change, ...args) => {
      queryClient.setQueryData<Data>([addressOf(args)[0]], (data) =>
        data === undefined ? data : change(data),
      );
    },
  };
}
