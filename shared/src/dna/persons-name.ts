import { isGivenName, isOrdinaryWord } from '../privacy/vocabulary.ts';

/** Capitalised words for origins and religion, which are not names. */
const DEMONYM =
  /^(?:\p{L}+(?:ish|ese|ian|ians|ans)|american|mexican|german|korean|african|european|nigerian|greek|dutch|french|swiss|thai|filipin[oa]|indian|chinese|christian|muslim|catholic)$/u;

/** Whether capitalised words (in lower case) name a person: one is a given name or unknown, and none an origin. */
export function isPersonsName(alias: string): boolean {
  const words = alias.split(/\s+/u).filter(Boolean);
  if (words.some((word) => DEMONYM.test(word) && !isGivenName(word))) return false;
  return words.some((word) => isGivenName(word) || !isOrdinaryWord(word, 'first'));
}
