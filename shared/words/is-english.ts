/** Words of English sentences that no Spanish sentence has. */
const ENGLISH = new Set(
  'the and your you with is are was were this that of for from not we it they have has will can what when how which who by be if an please there here their our its'.split(
    ' ',
  ),
);

/** Names of files and addresses are no words; `be32` of an identifier is read as a whole, not as `be`. */
const NAME = /\S+\.\w{2,}\b/gu;

/** Whether a line is an English sentence; what tests look for where another language is spoken. */
export const isEnglish = (line: string): boolean => {
  const words =
    line
      .replaceAll(NAME, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}’']+/gu) ?? [];
  return words.length >= 3 && words.filter((word) => ENGLISH.has(word)).length >= 2;
};
