import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { useRef } from 'react';
import { apiAs, type CallOptions, type LooseRequest, looseRequest, urlOf } from './api-client.ts';
import { refetchOnVisit, takeFirstData } from './first-answers.ts';
import { queryClient, readAgain } from './query.ts';
import { QueryAtoms } from './query-atoms.ts';
import { type Atom, useAtomValue } from './store.ts';

export interface ReadOptions<Data> {
  /** Polling interval while the data is shown, in milliseconds; only for data without facts. */
  refetchIntervalMs?: number;
  /** Refetches on every mount, because data of an earlier visit may be stale. */
  isFreshOnVisit?: boolean;
  /** Replaces the plain call, for example to turn a status into a value. */
  load?: (request: LooseRequest, options: CallOptions) => Promise<Data>;
}

/** The state of a read: exactly one of pending, error without data, or data. */
export type ReadState<Data> = AtomWithQueryResult<Data, Error>;

/** The arguments for a request, which is optional where all its parts are. */
export type RequestArguments<Request> =
  Record<never, never> extends Request ? [request?: Request] : [request: Request];

/** A GET endpoint bound to the cache, with one entry per request. */
export interface Read<Data, Request> {
  atomFor: (...request: RequestArguments<Request>) => Atom<ReadState<Data>>;
  /** The address of its call. */
  addressOf: (...request: RequestArguments<Request>) => string;
  /** Loads the data before it is first shown; a failure is shown there. */
  prepare: (...request: RequestArguments<Request>) => Promise<void>;
  /** Refetches in the background, wherever the data is shown. */
  refresh: (...request: RequestArguments<Request>) => Promise<void>;
  /** Changes the cached data, for example by a fact; does nothing before the first load. */
  patch: (change: (data: Data) => Data, ...request: RequestArguments<Request>) => void;
}

/** Binds a GET endpoint to the cache; the data is loaded on first use. */
export function read<D extends EndpointDefinition, Data = EndpointResponse<D>>(
  endpoint: D,
  options: ReadOptions<Data> = {},
): Read<Data, EndpointRequest<D>> {
  type Arguments = RequestArguments<EndpointRequest<D>>;
  const atoms = new QueryAtoms<Atom<ReadState<Data>>>();
  const load =
    options.load ?? ((request: LooseRequest, call: CallOptions) => apiAs<Data>(endpoint, request, call));
  const addressOf = ([request]: Arguments): [string, LooseRequest] => {
    const loose = looseRequest(request);
    return [urlOf(endpoint, loose), loose];
  };
  return {
    addressOf: (...args) => addressOf(args)[0],
    prepare: (...args) => {
      const [url, request] = addressOf(args);
      return queryClient.prefetchQuery({
        queryKey: [url],
        queryFn: ({ signal }) => load(request, { signal }),
      });
    },
    atomFor: (...args) => {
      const [url, request] = addressOf(args);
      return atoms.at([url], (queryKey) =>
        atomWithQuery<Data, Error>(() => ({
          queryKey,
          queryFn: ({ signal }) => load(request, { signal }),
          ...(options.refetchIntervalMs ? { refetchInterval: options.refetchIntervalMs } : {}),
          // What a `load` of its own makes of an answer is not known here.
          ...(options.load ? {} : { initialData: () => takeFirstData<Data>(url)?.data }),
          ...(options.isFreshOnVisit ? { refetchOnMount: refetchOnVisit } : {}),
        })),
      );
    },
    refresh: (...args) => readAgain([addressOf(args)[0]]),
    patch: (change, ...args) => {
      queryClient.setQueryData<Data>([addressOf(args)[0]], (data) =>
        data === undefined ? data : change(data),
      );
    },
  };
}

/** The state of a read; loads the data on first use. */
export function useRead<Data, Request>(
  of: Read<Data, Request>,
  ...request: RequestArguments<Request>
): ReadState<Data> {
  return useAtomValue(of.atomFor(...request));
}

/** The data of a state whose request changes: the last answer stays while the next one loads. */
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
