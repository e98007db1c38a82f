/** The names of a pattern's parameters, in order: `/evidence/:id/compare/:otherId` has `id` and `otherId`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...NamesIn<Rest>]
  : Pattern extends `${string}:${infer Name}`
    ? [Name]
    : [];

type ValuesOf<Names extends string[]> = { [Index in keyof Names]: string };

/** The query parameters; unset ones are left out. */
type QueryOf<Name extends string> = { readonly [Key in Name]?: string | number | undefined };

/** A screen's path: calling it builds a link; `pattern` is for the router, `query` lists the parameters that the screen uses. */
export interface Path<Pattern extends string, Query extends string> {
  (
    ...values: [...ValuesOf<NamesIn<Pattern>>, ...([Query] extends [never] ? [] : [query?: QueryOf<Query>])]
  ): string;
  readonly pattern: Pattern;
  readonly query: readonly Query[];
}

/** Any path, for code that needs only its pattern. */
export interface AnyPath {
  readonly pattern: string;
}

/** A path's parameters by name. */
export type ParamsOf<One extends AnyPath> = Record<NamesIn<One['pattern']>[number], string>;

/** Defines a screen's path by its pattern and the names of its query parameters. */
export function definePath<const Pattern extends string, const Query extends string = never>(
  pattern: Pattern,
  query: readonly Query[] = [],
): Path<Pattern, Query> {
  const build = (...values: (string | QueryOf<string> | undefined)[]): string => {
    const rest = [...values];
    const path = pattern.replaceAll(/:[A-Za-z]+/gu, () => encodeURIComponent(String(rest.shift())));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(rest[0] ?? {})) {
      if (value !== undefined && value !== '') search.set(name, String(value));
    }
    return search.size === 0 ? path : `${path}?${search}`;
  };
  return Object.assign<(...values: never) => string, unknown>(build, { pattern, query }) as Path<
    Pattern,
    Query
  >;
}
