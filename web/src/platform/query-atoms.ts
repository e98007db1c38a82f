import { hashKey, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './query.ts';

/**
 * One value, such as an atom, per query, made when first asked for. It goes when its query leaves the cache: otherwise every
 * address ever looked at would stay, bound to a query that the cache does not know any more.
 */
export class QueryAtoms<Value> {
  readonly #values = new Map<string, Value>();

  constructor() {
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'removed') this.#values.delete(query.queryHash);
    });
  }

  at(queryKey: QueryKey, make: (queryKey: QueryKey) => Value): Value {
    const hash = hashKey(queryKey);
    const known = this.#values.get(hash);
    if (known !== undefined) return known;
    const made = make(queryKey);
    this.#values.set(hash, made);
    return made;
  }
}
