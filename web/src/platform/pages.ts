import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { type AtomWithInfiniteQueryResult, atomWithInfiniteQuery } from 'jotai-tanstack-query';
import {
  apiPage,
  type CallOptions,
  type ListPage,
  type LooseRequest,
  looseRequest,
  urlOf,
} from './api-client.ts';
import { queryClient } from './query.ts';
import { QueryAtoms } from './query-atoms.ts';
import { type RequestArguments, useLastData } from './read.ts';
import { type Atom, appStore, useAtomValue } from './store.ts';
import { Turns } from './turns.ts';

export interface PagesOptions<Answer, Item, Beside> {
  /** The entries in an answer. */
  itemsOf: (answer: Answer) => readonly Item[];
  /** What tells entries apart: one that moved to the next page meanwhile stands on both. */
  idOf: (item: Item) => string | number;
  /** Entries of the first page and of each further one; left out: as many as the server gives. */
  sizes?: { first: number; further: number };
  /** Where the next page begins and by which parameter it is asked for, where that is no `cursor`. */
  next?: { parameter: string; of: (answer: Answer) => string | number | null };
  /** Read with the first page and shown with it, such as counts of the whole list. */
  beside?: (request: LooseRequest, options: CallOptions) => Promise<Beside>;
}

let definitions = 0;

interface Page<Answer, Beside> extends ListPage<Answer> {
  beside: Beside | undefined;
}
type Data<Answer, Beside> = InfiniteData<Page<Answer, Beside>, string | undefined>;

/** A list with one request, as the cache has it. */
interface PagesAt<Answer, Beside> {
  atom: Atom<AtomWithInfiniteQueryResult<Data<Answer, Beside>, Error>>;
  refresh: () => Promise<void>;
  refetch: () => void;
  readMore: () => void;
}

/** A growing list of the server, bound to a shared cache entry per request. */
export interface Pages<Answer, Item, Beside, Request> {
  options: PagesOptions<Answer, Item, Beside>;
  at: (...request: RequestArguments<Request>) => PagesAt<Answer, Beside>;
  /** Reads again all pages that were read so far, wherever they are shown. */
  refresh: (...request: RequestArguments<Request>) => Promise<void>;
}

/** A list that comes page by page and changes meanwhile. */
export interface PagesState<Item, Answer = unknown, Beside = unknown> {
  /** Of all pages that were read, each once; undefined until the first page is there. */
  items: readonly Item[] | undefined;
  /** The first page's answer, for what it says beside its entries. */
  first: Answer | undefined;
  beside: Beside | undefined;
  /** How many there are on all pages; null where the server does not say. */
  total: number | null;
  /** What is shown belongs to the request before, because the first page of this one is under way. */
  isBefore: boolean;
  /** Why the first page, or all pages again, could not be read. */
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  /** Reads again all pages that were read so far. */
  refetch: () => void;
  hasMore: boolean;
  isReadingMore: boolean;
  isMoreFailed: boolean;
  readMore: () => void;
}

/**
 * Binds a GET endpoint that answers by keyset pages, be it `{…, nextCursor}` or an array with a `Link` header. All pages are
 * read anew together: an entry that comes on top moves the others down without closing the pages below.
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

  const load = async (
    request: LooseRequest,
    cursor: string | undefined,
    call: CallOptions,
  ): Promise<Page<Answer, Beside>> => {
    const size = cursor === undefined ? options.sizes?.first : options.sizes?.further;
    const query = { ...request.query, limit: size, [parameter]: cursor };
    const [page, beside] = await Promise.all([
      apiPage<Answer>(endpoint, { ...request, query }, call),
      cursor === undefined ? options.beside?.(request, call) : undefined,
    ]);
    const next = options.next?.of(page.answer);
    return {
      ...page,
      ...(next === undefined ? {} : { nextCursor: next === null ? null : String(next) }),
      beside,
    };
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
        // What was read on an earlier visit is old by now.
        refetchOnMount: 'always',
        retryOnMount: true,
      }));
      // Reading all again would break off the page under way, and the next page would break off reading all again.
      const turns = new Turns();
      const refresh = () => turns.take('refresh', () => queryClient.invalidateQueries({ queryKey }));
      return {
        atom,
        refresh,
        refetch: () => void refresh(),
        readMore: () => void turns.take('more', () => appStore.get(atom).fetchNextPage()),
      };
    });
  };
  return { options, at, refresh: (...request) => at(...request).refresh() };
}

/** A list as far as it was read; reads its first page when it is first shown. */
export function usePages<Answer, Item, Beside, Request>(
  of: Pages<Answer, Item, Beside, Request>,
  ...request: RequestArguments<Request>
): PagesState<Item, Answer, Beside> {
  const { atom, refetch, readMore } = of.at(...request);
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
    isBefore: !state.data && read !== undefined,
    error,
    isError: error !== null,
    isFetching: state.isFetching,
    refetch,
    hasMore: state.hasNextPage,
    isReadingMore: state.isFetchingNextPage,
    isMoreFailed: state.isFetchNextPageError,
    readMore,
  };
}
