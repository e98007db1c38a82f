import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseName, refuseName, refuseNameOf } from './display-name.ts';
import { foldName } from './fold-name.ts';

describe('names of people from everywhere', () => {
  test.for([
    'Ann',
    'Jean-Luc O’Neill',
    'María José Núñez',
    'Łukasz Żółć',
    'Иван Петров',
    'Анна (Anna)',
    'Ελένη',
    'Նարեկ',
    '山田 太郎',
    '김민준',
    '王小明 David',
    'می‌خواهم',
    'عبد الله',
    'नेहा',
    'ประภา',
    'Ngô Thị Bảo Trân',
    'agent 47',
    'Supporter of Leeds',
    'Rooter',
    'Modesty',
    'Victim of 2024',
    'Vera ❤️',
    '👩‍💻 Vera',
    "L'Oréal",
    'Dr. Policeman',
  ])('%s may be used', (name) => expect(refuseName(normaliseName(name))).toBeNull());
});

describe('names that would mislead', () => {
  test.for([
    'admin',
    'Admin',
    'ADMIN',
    'Adm1n',
    'а­dmin',
    'аdmin',
    'ａｄｍｉｎ',
    'a d m i n',
    'Admin Team',
    'AdminTeam',
    'The Support Desk',
    'supp0rt',
    'Suppоrt',
    'Analyst',
    'Chief Analyst 7',
    'Forensic Anti-Fraud Platform',
    'Forensic AntiFraud Platform Support',
    'Moderator',
    'Administrаtor',
    'аԁmіn',
    'ad\u200bmin',
    'ad\u2060min',
    'nimda\u202e',
    '\u202enimda',
    'Ann\u2066',
    'Ann\u0000',
    'Ann\u0007',
    'A\ue000nn',
    'ㅤ',
    '⠀⠀',
    'Ann\u034f',
    'Z\u0301\u0302\u0303\u0304\u0305\u0306algo',
    'Pаypal',
    'Αnn',
    '...',
  ])('%j is refused with a sentence', (name) => expect(refuseName(normaliseName(name))).toMatch(/\w{3}/u));

  test('a name that looks like a staff name, in any spelling', () => {
    const staff = ['Maria Stone', 'Иван Рос'];
    for (const name of [
      'Maria Stone',
      'MARIA  STONE',
      'Mаria Stone',
      'Maria St0ne',
      'María Stone',
      'MariaStone',
      'Иван Рос',
    ])
      expect(refuseNameOf(name, staff), name).not.toBeNull();
    for (const name of ['Maria Storm', 'Mario Stone', 'Ann'])
      expect(refuseNameOf(name, staff), name).toBeNull();
  });
});

test('a staff name is refused with any characters inserted', () => {
  const noise = fc.constantFrom(
    '\u200b',
    '\u00ad',
    '\u2060',
    '\u202e',
    '\u2069',
    '\u0301',
    ' ',
    '.',
    '_',
    '\ufeff',
    '\u3164',
  );
  fc.assert(
    fc.property(
      fc.constantFrom('admin', 'support', 'moderator', 'analyst'),
      fc.array(fc.tuple(fc.nat(9), noise), { maxLength: 4 }),
      (word, strewn) => {
        const letters = [...word];
        for (const [at, sign] of strewn) letters.splice(at, 0, sign);
        expect(refuseName(normaliseName(letters.join('')))).not.toBeNull();
      },
    ),
  );
});

test('normalising is idempotent, and folding never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      const once = normaliseName(name);
      expect(normaliseName(once)).toBe(once);
      refuseName(once);
      expect(foldName(foldName(once))).toBe(foldName(once));
    }),
  );
});
