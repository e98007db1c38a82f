import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { type AtomWithInfiniteQueryResult, atomWithInfiniteQuery } from 'jotai-tanstack-query';
import type * as v from 'valibot';
import {
  apiAs,
  apiPage,
  type CallOptions,
  type ListPage,
  type LooseRequest,
  looseRequest,
  pageOf,
  urlOf,
} from './api-client.ts';
import { refetchOnVisit, takeFirstData } from './first-answers.ts';
import { readAgain } from './query.ts';
import { QueryAtoms } from './query-atoms.ts';
import { type RequestArguments, useLastData } from './read.ts';
import { type Atom, appStore, useAtomValue } from './store.ts';
import { TaskQueue } from './task-queue.ts';

export interface PagesOptions<Answer, Item, Beside> {
  /** The items in an answer. */
  itemsOf: (answer: Answer) => readonly Item[];
  /** An item's id, for removing duplicates: an item that moved to the next page between two requests is on both. */
  idOf: (item: Item) => string | number;
  /** Sizes of the first page and of each further one; by default the server's. */
  sizes?: { first: number; further: number };
  /** The query parameter and value of the next page, where it is no `cursor`. */
  next?: { parameter: string; of: (answer: Answer) => string | number | null };
  /** A second call made with the first page, such as counts of the whole list. */
  beside?: EndpointDefinition & { responses: { 200: v.GenericSchema<unknown, Beside> } };
}

let definitions = 0;

interface Page<Answer, Beside> extends ListPage<Answer> {
  beside: Beside | undefined;
}
type Data<Answer, Beside> = InfiniteData<Page<Answer, Beside>, string | undefined>;

/** The cache entry of a list for one request. */
interface PagesAt<Answer, Beside> {
  atom: Atom<AtomWithInfiniteQueryResult<Data<Answer, Beside>, Error>>;
  refresh: () => Promise<void>;
  refetch: () => void;
  loadMore: () => void;
}

/** A growing list of the server, bound to a shared cache entry per request. */
export interface Pages<Answer, Item, Beside, Request> {
  options: PagesOptions<Answer, Item, Beside>;
  at: (...request: RequestArguments<Request>) => PagesAt<Answer, Beside>;
  /** The address of the call for its first page. */
  addressOf: (...request: RequestArguments<Request>) => string;
  /** Refetches all loaded pages, wherever they are shown. */
  refresh: (...request: RequestArguments<Request>) => Promise<void>;
}

/** The state of a list that is loaded page by page. */
export interface PagesState<Item, Answer = unknown, Beside = unknown> {
  /** The items of all loaded pages without duplicates; undefined until the first page is loaded. */
  items: readonly Item[] | undefined;
  /** The first page's answer, for its other fields. */
  first: Answer | undefined;
  beside: Beside | undefined;
  /** How many items all pages have; null where the server does not say. */
  total: number | null;
  /** The items belong to the previous request, because the first page of this one is still loading. */
  isPrevious: boolean;
  /** Why the first page or a refetch failed. */
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  /** Refetches all loaded pages. */
  refetch: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  isMoreFailed: boolean;
  loadMore: () => void;
}

/**
 * Binds a GET endpoint with keyset pages, either `{…, nextCursor}` or an array with a `Link` header. A refetch loads all
 * pages together: a new item on top moves the others down and keeps the pages below open.
 */
export function pages<D extends EndpointDefinition, Item, Beside = undefined>(
  endpoint: D,
  options: PagesOptions<EndpointResponse<D>, Item, Beside>,
): Pages<EndpointResponse<D>, Item, Beside, EndpointRequest<D>> {
  type Answer = EndpointResponse<D>;
  const lists = new QueryAtoms<PagesAt<Answer, Beside>>();
  // Two lists of one endpoint may differ in their sizes, so they share no cache entry.
  const definition = definitions++;
  const parameter = options.next?.parameter ?? 'cursor';

  const requestOf = (
    request: LooseRequest,
    size: number | undefined,
    cursor: string | undefined,
  ): LooseRequest => ({ ...request, query: { ...request.query, limit: size, [parameter]: cursor } });

  const load = async (
    request: LooseRequest,
    cursor: string | undefined,
    call: CallOptions,
  ): Promise<Page<Answer, Beside>> => {
    const size = cursor === undefined ? options.sizes?.first : options.sizes?.further;
    const [page, beside] = await Promise.all([
      apiPage<Answer>(endpoint, requestOf(request, size, cursor), call),
      cursor === undefined && options.beside ? apiAs<Beside>(options.beside, request, call) : undefined,
    ]);
    return withBeside(page, beside);
  };

  const withBeside = (page: ListPage<Answer>, beside: Beside | undefined): Page<Answer, Beside> => {
    const next = options.next?.of(page.answer);
    return {
      ...page,
      ...(next === undefined ? {} : { nextCursor: next === null ? null : String(next) }),
      beside,
    };
  };

  /** The first page if the page of the app brought it. */
  const takeFirst = (request: LooseRequest): Data<Answer, Beside> | undefined => {
    const first = takeFirstData<Answer>(urlOf(endpoint, requestOf(request, options.sizes?.first, undefined)));
    const beside = options.beside && takeFirstData<Beside>(urlOf(options.beside, request));
    if (!first || (options.beside && !beside)) return undefined;
    return { pages: [withBeside(pageOf(first.data, first.headers), beside?.data)], pageParams: [undefined] };
  };

  const at = (...[request]: RequestArguments<EndpointRequest<D>>) => {
    const loose = looseRequest(request);
    return lists.at(['pages', urlOf(endpoint, loose), definition], (queryKey): PagesAt<Answer, Beside> => {
      const atom = atomWithInfiniteQuery<
        Page<Answer, Beside>,
        Error,
        Data<Answer, Beside>,
        typeof queryKey,
        string | undefined
      >(() => ({
        queryKey,
        queryFn: ({ pageParam, signal }) => load(loose, pageParam, { signal }),
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialData: () => takeFirst(loose),
        // Data of an earlier visit may be stale.
        refetchOnMount: refetchOnVisit,
        retryOnMount: true,
      }));
      // Queued, because a refetch would cancel loading the next page, and the other way round.
      const tasks = new TaskQueue();
      const refresh = () => tasks.run('refresh', () => readAgain(queryKey));
      return {
        atom,
        refresh,
        refetch: () => void refresh(),
        loadMore: () => void tasks.run('more', () => appStore.get(atom).fetchNextPage()),
      };
    });
  };
  return {
    options,
    at,
    addressOf: (...[request]) =>
      urlOf(endpoint, requestOf(looseRequest(request), options.sizes?.first, undefined)),
    refresh: (...request) => at(...request).refresh(),
  };
}

/** The state of a list; loads its first page on first use. */
export function usePages<Answer, Item, Beside, Request>(
  of: Pages<Answer, Item, Beside, Request>,
  ...request: RequestArguments<Request>
): PagesState<Item, Answer, Beside> {
  const { atom, refetch, loadMore } = of.at(...request);
  const state = useAtomValue(atom);
  const read = useLastData(state)?.pages;
  const [first] = read ?? [];
  const items = read?.flatMap(({ answer }) => of.options.itemsOf(answer));
  const error = state.isFetchNextPageError ? null : state.error;
  return {
    items: items && [...new Map(items.map((item) => [of.options.idOf(item), item])).values()],
    first: first?.answer,
    beside: first?.beside,
    total: first?.total ?? null,
    isPrevious: !state.data && read !== undefined,
    error,
    isError: error !== null,
    isFetching: state.isFetching,
    refetch,
    hasMore: state.hasNextPage,
    isLoadingMore: state.isFetchingNextPage,
    isMoreFailed: state.isFetchNextPageError,
    loadMore,
  };
}
