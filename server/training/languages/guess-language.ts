/**
 * Function words, which every sentence needs. They show the language of a longer text in another way than the analysis does,
 * so its answers can be checked on unlabelled texts.
 */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is you your for that this we i on with are have it be will our from not by as or me my an at was has if can please so all but he she they what been would',
  fr: 'le la les de des du un une et est vous votre nous pour dans que qui sur avec ce cette vos par plus ne pas je il elle au aux sont en à afin être',
  es: 'el la los las de del un una y es usted su para en que por con se no lo al más como este esta sus le ha si mi yo tu te',
  de: 'der die das und ist sie ihr ihre ihren wir für in zu den dem ein eine nicht mit auf von im werden bitte es ich haben sich zum zur oder',
  it: 'il lo la gli le di del della un una e è che per in con non si suo sua da al alla sono questo nel ha',
  pt: 'o a os as de do da um uma e é que para em com não se seu sua no na por dos das você ao',
  nl: 'de het een en is van u uw voor in op met dat niet te zijn wij om aan bij door deze heeft',
};
const LANGUAGES = Object.entries(SMALL_WORDS).map(([name, words]) => ({
  name,
  words: new Set(words.split(' ')),
}));

const MIN_WORDS = 12;
/** Minimum share of function words in running text. */
const MIN_SHARE = 0.2;
/** Share of English function words above which a text counts as mixed. */
const MAX_ENGLISH_SHARE = 0.08;
const MIN_LETTERS = 30;

/** The language of a longer text, `other` for one in another script; null when unclear or mixed. */
export function guessLanguage(text: string): string | null {
  const plain = text.normalize('NFKC');
  const letters = plain.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (foreign >= MIN_LETTERS && foreign * 2 > letters.length) return 'other';
  const words = plain.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < MIN_WORDS) return null;
  const shares = LANGUAGES.map(({ name, words: known }) => ({
    name,
    share: words.filter((word) => known.has(word)).length / words.length,
  }));
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a));
  const english = shares.find(({ name }) => name === 'en')?.share ?? 0;
  if (best.share < MIN_SHARE) return null;
  return best.name === 'en' || english < MAX_ENGLISH_SHARE ? best.name : null;
}
