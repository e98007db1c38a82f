import { describe, expect, test } from 'vitest';
import { parseQuestion, searchWords } from './search-words.ts';

const SHA256 = '0a'.repeat(32);
const FILE = { id: 'evidence-7h2k', sha256: SHA256, mimeType: 'text/plain', fileName: 'a.txt' };
const nameWords = (fileName: string) => searchWords({ ...FILE, fileName }).namedWords.slice(4);
const asked = (text: string) => parseQuestion(text)?.words;

describe('the words of an evidence item', () => {
  test('are its id without the word for its kind, its hash and its type; its name only where it may be known', () => {
    expect(searchWords({ ...FILE, fileName: 'My letter.txt' })).toEqual({
      words: ['7h2k', SHA256, 'text', 'plain'],
      namedWords: ['7h2k', SHA256, 'text', 'plain', 'my', 'letter', 'txt'],
    });
  });

  test('are few and short whatever its name is', () => {
    const long = searchWords({ ...FILE, fileName: `${'𐐷'.repeat(3_000)} ${'ﷺ '.repeat(900)}` });
    expect(long.namedWords.every((word) => word.isWellFormed() && [...word].length <= 100)).toBe(true);
    const many = Array.from({ length: 900 }, (_, index) => `w${index}`).join(' ');
    expect(nameWords(many)).toHaveLength(96);
    expect(nameWords('日'.repeat(900)).length).toBeLessThanOrEqual(96);
  });

  test('begin anywhere in scripts without spaces, and only at their beginning in others', () => {
    expect(nameWords('3月請求書v2.pdf')).toEqual([
      ...['3月請求書v2', '月請求書v2', '請求書v2', '求書v2', '書v2', 'v2'],
      'pdf',
    ]);
    expect(nameWords('हिन्दी.pdf')).toEqual(['हिन्दी', 'pdf']);
  });
});

describe('a question', () => {
  test.for([
    ['Überweisung', 'U\u0308BERWEISUNG.pdf'],
    ['STRASSE', 'straße.txt'],
    ['straße', 'Hauptstrasse Straße'],
    ['istanbul', 'İSTANBUL'],
    ['ὀδυσσεύς', 'ὈΔΥΣΣΕΎΣ.pdf'],
    ['ｓｃａｎ', 'SCAN 1'],
    ['हिन्\u200dदी', 'हिन्दी'],
    ['ﬁle', 'FILE'],
    ['日本', '日本語'],
  ] as const)('%s has the word by which %s is found', ([question, fileName]) => {
    const [word = 'none'] = asked(question) ?? [];
    expect(nameWords(fileName).some((one) => one.startsWith(word))).toBe(true);
  });

  test('names evidence items and clusters by their whole ids, in any case', () => {
    expect(parseQuestion('EVIDENCE-7h2k letter')).toEqual({ words: ['7h2k', 'letter'], clusterIds: [] });
    expect(parseQuestion('cluster-001 Cluster-abcdefgh23456789 b')).toEqual({
      words: ['b'],
      clusterIds: ['cluster-001', 'cluster-abcdefgh23456789'],
    });
    expect(parseQuestion('cluster-report')).toEqual({ words: ['cluster', 'report'], clusterIds: [] });
  });

  test('has at most ten words, and may have none', () => {
    expect(asked('a b c d e f g h i j k l m')).toHaveLength(10);
    for (const none of ['', ' ', '%', "'", ':*', '\u0000', '\ud800', '😀', 'evidence-', '\u200d'])
      expect(parseQuestion(none), none).toBeNull();
  });
});
