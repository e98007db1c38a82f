import { gradePages, MAX_GRADE } from './reading/pages.ts';

// Prints the Flesch–Kincaid grade of each page that victims read, and fails where one is too hard.
const pages = await gradePages();
for (const { name, grade } of pages)
  console.log(`${grade > MAX_GRADE ? 'HARD' : 'ok  '} ${grade.toFixed(1).padStart(4)}  ${name}`);
const hard = pages.filter(({ grade }) => grade > MAX_GRADE).length;
console.log(
  hard === 0
    ? `readability: ${pages.length} pages at grade ${MAX_GRADE} or below`
    : `readability: ${hard} of ${pages.length} pages above grade ${MAX_GRADE}`,
);
process.exit(hard === 0 ? 0 : 1);
