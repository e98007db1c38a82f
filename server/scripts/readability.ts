import { easeOfPages, gradePages, MAX_GRADE, MIN_EASE } from './reading/pages.ts';

// Prints how hard each page that victims read is, in English (grade by Flesch–Kincaid) and Spanish (ease by Fernández-Huerta), and fails where
// one is too hard.
const english = (await gradePages()).map(({ name, grade }) => ({
  name,
  value: grade,
  isHard: grade > MAX_GRADE,
}));
const spanish = (await easeOfPages()).map(({ name, ease }) => ({
  name,
  value: ease,
  isHard: ease < MIN_EASE,
}));
for (const [measure, pages] of [
  [`English, grade, at most ${MAX_GRADE}`, english],
  [`Spanish, ease, at least ${MIN_EASE}`, spanish],
] as const) {
  console.log(measure);
  for (const { name, value, isHard } of pages)
    console.log(`  ${isHard ? 'HARD' : 'ok  '} ${value.toFixed(1).padStart(5)}  ${name}`);
}
const hard = [...english, ...spanish].filter(({ isHard }) => isHard).length;
console.log(
  hard === 0 ? `readability: ${english.length} pages in two languages` : `readability: ${hard} too hard`,
);
process.exit(hard === 0 ? 0 : 1);
