import { isGivenName, isOrdinaryWord } from '../privacy/vocabulary.ts';

/** Where somebody says they are from, and whom they worship: no name, though written with a capital. */
const DEMONYM =
  /^(?:\p{L}+(?:ish|ese|ian|ians|ans)|american|mexican|german|korean|african|european|nigerian|greek|dutch|french|swiss|thai|filipin[oa]|indian|chinese|christian|muslim|catholic)$/u;

/** Whether capitalised words (in lower case) name a person: one of them is a given name or no word, and none says where from. */
export function isPersonsName(alias: string): boolean {
  const words = alias.split(/\s+/u).filter(Boolean);
  if (words.some((word) => DEMONYM.test(word) && !isGivenName(word))) return false;
  return words.some((word) => isGivenName(word) || !isOrdinaryWord(word, 'first'));
}
