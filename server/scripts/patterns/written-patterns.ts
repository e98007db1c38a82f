import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

/** A regular expression and its places (`path:line`). */
export interface FoundPattern {
  source: string;
  flags: string;
  places: readonly string[];
}

/** The regular expressions of a source file. */
export interface WrittenPatterns {
  literals: { source: string; flags: string; place: string }[];
  /** Places that build an expression at run time. */
  built: string[];
}

/** Finds the regular expression literals of a TypeScript file, not those in comments and strings. */
export function findWrittenPatterns(path: string, text: string): WrittenPatterns {
  const found: WrittenPatterns = { literals: [], built: [] };
  const placeOf = (offset: number) => `${path}:${text.slice(0, offset).split('\n').length}`;
  const builds = ({ callee, start }: NewExpression | CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') found.built.push(placeOf(start));
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      found.literals.push({ source, flags, place: placeOf(node.start) });
    },
    NewExpression: builds,
    CallExpression: builds,
  }).visit(parseSync(path, text).program);
  return found;
}

/** Merges equal expressions of several files into one with all their places. */
export function mergePatterns(
  all: readonly { source: string; flags: string; place: string }[],
): FoundPattern[] {
  return [...Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`).values()].map((same) => ({
    source: same[0]?.source ?? '',
    flags: same[0]?.flags ?? '',
    places: same.map(({ place }) => place),
  }));
}
