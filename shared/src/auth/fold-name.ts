/**
 * Letters that look like Latin ones, by what they look like: the most used part of Unicode's confusables (UTS 39).
 * https://www.unicode.org/Public/security/latest/confusables.txt
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαａ4@∂ǎ',
  b: 'ьЬɓƄ8в',
  c: 'сϲᴄⅽ¢ƈ',
  d: 'ԁɗⅾժ',
  e: 'еєҽɛε3℮ə',
  f: 'ſƒϝք',
  g: 'ɡցġɢ9',
  h: 'һհнɦ',
  i: 'іıɩιӏ1|!ⅰl׀ɪ',
  j: 'јϳʝ',
  k: 'кκƙқ',
  m: 'мⅿ',
  n: 'пոηɴ',
  o: 'оοσօ0өоѳ๐ᴏ',
  p: 'рρϸƿ',
  q: 'ԛգզ',
  r: 'гꮁᴦɾ',
  s: 'ѕꜱƽ5$',
  t: 'тτƭ7',
  u: 'υսʋцᴜ',
  v: 'ѵνⅴᴠ',
  w: 'ѡաɯԝᴡ',
  x: 'хχⅹ×',
  y: 'уγүყʏ',
  z: 'ᴢʐ2',
};
const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** Folds a name to its look: names that look alike have the same fold. */
export function foldName(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
  const latin = [...bare].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
  return latin
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
