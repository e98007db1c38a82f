import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { useRef } from 'react';
import { apiPlanned, type CallOptions, type LooseRequest, looseRequest, urlOf } from './api-client.ts';
import { queryClient } from './query.ts';
import { QueryAtoms } from './query-atoms.ts';
import { type Atom, useAtomValue } from './store.ts';

export interface ReadOptions<Data> {
  /** Reads again this often while somebody looks at it, in milliseconds; only for what no fact tells of. */
  refetchIntervalMs?: number;
  /** Reads again whenever somebody begins to look at it: what was read on an earlier visit may be old by now. */
  isFreshOnVisit?: boolean;
  /** Replaces the plain read, for example to turn a status into a value. */
  load?: (request: LooseRequest, options: CallOptions) => Promise<Data>;
}

/** What a screen knows about a read: exactly one of pending, error with no data, or data. */
export type ReadState<Data> = AtomWithQueryResult<Data, Error>;

/** A request may be left out where all of it is optional. */
export type RequestArguments<Request> =
  Record<never, never> extends Request ? [request?: Request] : [request: Request];

/** A read of the server bound to a shared cache entry per request. */
export interface Read<Data, Request> {
  atomFor: (...request: RequestArguments<Request>) => Atom<ReadState<Data>>;
  /** Reads again in the background, wherever it is shown. */
  refresh: (...request: RequestArguments<Request>) => Promise<void>;
  /** Changes what is cached, for example by a fact from the socket; does nothing before the first read. */
  patch: (change: (data: Data) => Data, ...request: RequestArguments<Request>) => void;
}

/** Binds a GET endpoint to the cache: one thing, read when somebody looks at it. */
export function read<D extends EndpointDefinition, Data = EndpointResponse<D>>(
  endpoint: D,
  options: ReadOptions<Data> = {},
): Read<Data, EndpointRequest<D>> {
  type Arguments = RequestArguments<EndpointRequest<D>>;
  const atoms = new QueryAtoms<Atom<ReadState<Data>>>();
  const load =
    options.load ?? ((request: LooseRequest, call: CallOptions) => apiPlanned<Data>(endpoint, request, call));
  const addressOf = ([request]: Arguments): [string, LooseRequest] => {
    const loose = looseRequest(request);
    return [urlOf(endpoint, loose), loose];
  };
  return {
    atomFor: (...args) => {
      const [url, request] = addressOf(args);
      return atoms.at([url], (queryKey) =>
        atomWithQuery<Data, Error>(() => ({
          queryKey,
          queryFn: ({ signal }) => load(request, { signal }),
          ...(options.refetchIntervalMs ? { refetchInterval: options.refetchIntervalMs } : {}),
          ...(options.isFreshOnVisit ? { refetchOnMount: 'always' as const } : {}),
        })),
      );
    },
    refresh: (...args) => queryClient.invalidateQueries({ queryKey: [addressOf(args)[0]] }),
    patch: (change, ...args) => {
      queryClient.setQueryData<Data>([addressOf(args)[0]], (data) =>
        data === undefined ? data : change(data),
      );
    },
  };
}

/** The current state of a read; reads it when nobody has yet. */
export function useRead<Data, Request>(
  of: Read<Data, Request>,
  ...request: RequestArguments<Request>
): ReadState<Data> {
  return useAtomValue(of.atomFor(...request));
}

/** The data of a state whose request changes: while the next answer is on its way, the last one stays. */
export function useLastData<Data>({
  data,
  isError,
}: {
  data: Data | undefined;
  isError: boolean;
}): Data | undefined {
  const last = useRef<Data | undefined>(undefined);
  if (data !== undefined) last.current = data;
  return data ?? (isError ? undefined : last.current);
}
