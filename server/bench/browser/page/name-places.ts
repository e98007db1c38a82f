import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/repository.ts';
import type { NamePlace } from '../figures/self-times.ts';

const DIST = join(ROOT, 'web/dist');
/** What is worth reading of a source's path. */
const SHORT = /(?:node_modules\/(?!.*node_modules\/)|web\/src\/|shared\/src\/)(.+)$/u;

/**
 * Names places of the built scripts by their sources, where the build left maps beside them
 * (`vite build --sourcemap hidden`), else by script and place.
 */
export function namePlaces(): NamePlace {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (path: string) => {
    const known = maps.get(path);
    if (known !== undefined) return known;
    const file = join(DIST, `${path}.map`);
    const map = existsSync(file)
      ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
      : null;
    maps.set(path, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (!URL.canParse(url)) return functionName || '(anonymous)';
    const { pathname } = new URL(url);
    const entry = mapOf(pathname)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry))
      return `${functionName || '(anonymous)'} ${pathname.split('/').at(-1)}:${lineNumber}:${columnNumber}`;
    const source = SHORT.exec(entry.originalSource)?.[1] ?? entry.originalSource;
    // Node gives the name in the source where the map has one, which its types do not say.
    const { name } = entry as { name?: string };
    return `${name ?? functionName} ${source}:${entry.originalLine + 1}`;
  };
}
