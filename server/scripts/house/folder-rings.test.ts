import { expect, test } from 'vitest';
import { findFolderRings } from './folder-rings.ts';

const ringsOf = (files: Record<string, string>) => findFolderRings(new Map(Object.entries(files)));

test('two folders of an area that import each other are a ring, even without a cycle of files', () => {
  const [ring, ...others] = ringsOf({
    'server/src/areas/puzzle/board/card.ts': "import { moment } from '../history/moment.ts';",
    'server/src/areas/puzzle/board/label.ts': 'export const label = 1;',
    'server/src/areas/puzzle/history/moment.ts': 'export const moment = 1;',
    'server/src/areas/puzzle/history/view.ts': "export { label } from '../board/label.ts';",
  });
  expect(others).toEqual([]);
  expect(ring).toBe(
    [
      'a ring of folders: server/src/areas/puzzle/board, server/src/areas/puzzle/history',
      '  server/src/areas/puzzle/board/card.ts imports server/src/areas/puzzle/history/moment.ts',
      '  server/src/areas/puzzle/history/view.ts imports server/src/areas/puzzle/board/label.ts',
    ].join('\n'),
  );
});

test.for([
  ['a type', "import type { A } from '../b/a.ts';", "import type { B } from '../a/b.ts';"],
  ['a dynamic import', "await import('../b/a.ts');", "import '../a/b.ts';"],
])('%s closes a ring as well', ([, one, other]) => {
  const rings = ringsOf({
    'shared/src/a/b.ts': 'export type B = 1;',
    'shared/src/a/uses.ts': one ?? '',
    'shared/src/b/a.ts': 'export type A = 1;',
    'shared/src/b/uses.ts': other ?? '',
  });
  expect(rings).toHaveLength(1);
});

test('a folder and its parent can be a ring; an index.ts that imports from inside is none', () => {
  const inner = { 'web/src/areas/vault/list/row.tsx': "import { cut } from '../cut.ts';" };
  const cut = { 'web/src/areas/vault/cut.ts': 'export const cut = 1;' };
  const uses = "import { row } from './list/row.tsx';";
  expect(ringsOf({ ...inner, ...cut, 'web/src/areas/vault/page.tsx': uses })).toHaveLength(1);
  expect(ringsOf({ ...inner, ...cut, 'web/src/areas/vault/index.ts': uses })).toEqual([]);
  expect(ringsOf({ ...inner, ...cut, 'web/src/areas/vault/area.tsx': uses })).toEqual([]);
  expect(
    ringsOf({ ...inner, ...cut, 'web/src/areas/vault/public/page.tsx': uses.replace('./', '../') }),
  ).toEqual([]);
});
