import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

/** A regular expression and the places (`path:line`) where it stands. */
export interface FoundPattern {
  source: string;
  flags: string;
  places: readonly string[];
}

/** What a source file says of regular expressions. */
export interface WrittenPatterns {
  literals: { source: string; flags: string; place: string }[];
  /** Places at which an expression is put together while the program runs. */
  built: string[];
}

/** The regular expressions written in a TypeScript file, comments and strings left out. */
export function writtenPatterns(path: string, text: string): WrittenPatterns {
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

/** The same expression at several places is one. */
export function mergePatterns(
  all: readonly { source: string; flags: string; place: string }[],
): FoundPattern[] {
  return [...Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`).values()].map((same) => ({
    source: same[0]?.source ?? '',
    flags: same[0]?.flags ?? '',
    places: same.map(({ place }) => place),
  }));
}
