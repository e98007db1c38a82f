import { expect, test } from 'vitest';
import { findLiteralLinks } from './literal-links.ts';

const linksOf = (text: string, path = 'web/src/areas/vault/example.tsx') => findLiteralLinks(path, text);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: source texts under test
test.each([
  ['an attribute', 'const a = <Link href="/vault">Vault</Link>;', '/vault'],
  ['an attribute with braces', "const a = <Redirect to={'/vault'} />;", '/vault'],
  ['the start page', 'const a = <Link href="/">Home</Link>;', '/'],
  ['a template', 'const a = <Link href={`/puzzle/${id}`}>Puzzle</Link>;', '/puzzle/…'],
  ['a template without a name', 'const a = <Link href={`/${area}`}>Puzzle</Link>;', '/…'],
  ['a call', "navigate('/clusters');", '/clusters'],
  ['the browser’s own call', "window.location.assign('/');", '/'],
  ['the history', "window.history.replaceState(null, '', '/');", '/'],
  ['a property', "const a = { href: '/', title: 'Home' };", '/'],
  ['a constant', "export const REPORT_PATH = '/build-cluster';", '/build-cluster'],
  ['a part of a text', "const a = '/evidence?compare=' + id;", '/evidence?compare='],
  ['a choice', "navigate(isNew ? '/clusters' : paths.vault());", '/clusters'],
  ['a comparison', "const isHome = location === '/';", '/'],
  ['a route', 'const a = <Route path="/toys/:id" />;', '/toys/:id'],
  ['a call of the server', "const SIGN_IN = '/api/login';", '/api/login'],
])('a link by hand is found in %s', (_, text, link) => {
  expect(linksOf(text)).toEqual([`web/src/areas/vault/example.tsx:1: a link written by hand: ${link}`]);
});

test.each([
  ['a path that is defined', "const vault = definePath('/vault', ['q']);"],
  ['a path that is used', 'const a = <Link href={paths.puzzle(id, { layer })}>Puzzle</Link>;'],
  ['a call’s own address', 'const a = <a href={urlOf(evidenceContract.file, { params: { id } })}>File</a>;'],
  ['somebody else’s address', 'const a = <a href={`https://${address}`}>Them</a>;'],
  ['a place on the page', 'const a = <a href={`#${anchor}`}>There</a>;'],
  ['words with a slash', 'const a = <p title="and/or">{list.join(\'/\')} / {`${a}/${b}`}</p>;'],
  ['a slash that is searched for', "name.replace('/', '-'); const is = sign === '/';"],
  ['an import and a comment', "// see '/vault'\nimport { a } from '../vault.ts';"],
])('%s is none', (_, text) => expect(linksOf(text)).toEqual([]));
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: source texts under test

test('the line is reported, and only the web is checked', () => {
  const text = "const a = 1;\n\nnavigate('/vault');";
  expect(linksOf(text)).toEqual([expect.stringContaining('example.tsx:3:')]);
  expect(linksOf(text, 'server/src/app.ts')).toEqual([]);
});
