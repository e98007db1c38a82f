import { describe, expect, it, test } from 'vitest';
import { findLinks, parseOwnLink } from './own-link.ts';

describe('a path of ours', () => {
  it.each([
    ['/puzzle/cluster-1', { kind: 'puzzle', clusterId: 'cluster-1' }],
    ['/puzzle/cluster-1?mode=contribute&layer=9', { kind: 'layer', clusterId: 'cluster-1', layer: 9 }],
    [
      '/puzzle/cluster-1?layer=9&piece=piece-2',
      { kind: 'piece', clusterId: 'cluster-1', pieceId: 'piece-2' },
    ],
    [
      '/puzzle/cluster-1?layer=9&piece=piece-2&comment=comment-3',
      { kind: 'comment', clusterId: 'cluster-1', commentId: 'comment-3' },
    ],
    ['/puzzle/cluster-1?layer=15', { kind: 'puzzle', clusterId: 'cluster-1' }],
    ['/puzzle/cluster-1?piece=%00', { kind: 'puzzle', clusterId: 'cluster-1' }],
    ['/puzzle/cluster-1?card=c#top', { kind: 'card', clusterId: 'cluster-1', cardId: 'c' }],
    [`/puzzle/cluster-1?card=${'c'.repeat(200)}`, { kind: 'puzzle', clusterId: 'cluster-1' }],
    ['/cluster-detail/cluster-1', { kind: 'cluster', clusterId: 'cluster-1' }],
    ['/evidence/evidence-4', { kind: 'exhibit', evidenceId: 'evidence-4' }],
  ])('%s leads somewhere', (path, link) => expect(parseOwnLink(path)).toEqual(link));

  it.each([
    '/',
    '/admin',
    '/puzzle/',
    '/puzzle/a b',
    '/puzzle/%',
    '/puzzle/x/y',
    '//evil.example',
    'puzzle/x',
  ])('%s does not', (path) => expect(parseOwnLink(path)).toBeNull());
});

test('addresses are found where they stand, and only those of this origin are ours', () => {
  const origin = 'https://fap.example';
  const text =
    'See https://fap.example/puzzle/c?layer=1, (https://fap.example) or https://fap.example.evil.test/puzzle/c!';
  const found = findLinks(text, origin);
  expect(found.map(({ path }) => path)).toEqual(['/puzzle/c?layer=1', '/', null]);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual([
    'https://fap.example/puzzle/c?layer=1',
    'https://fap.example',
    'https://fap.example.evil.test/puzzle/c',
  ]);
  expect(findLinks('javascript:alert(1) ftp://x.example data:text/html,x', origin)).toEqual([]);
});
