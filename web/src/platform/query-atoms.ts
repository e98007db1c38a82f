import { hashKey, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './query.ts';

/**
 * One value, such as an atom, per query, created on first use. It is dropped when its query leaves the cache; otherwise
 * values would pile up, bound to queries that no longer exist.
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
