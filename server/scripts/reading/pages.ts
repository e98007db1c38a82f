import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { CALL_ENDS, CALL_TURNS } from '@fap/shared/education/lessons/practice-call.ts';
import { PRACTICE_MESSAGES } from '@fap/shared/education/lessons/practice-messages.ts';
import { EVIDENCE_TYPES, EXAMPLE_UNITS } from '@fap/shared/education/victims/evidence-types.ts';
import { JOURNEY } from '@fap/shared/education/victims/journey.ts';
import { REASSURANCES, TOPICS } from '@fap/shared/education/victims/victim-center.ts';
import { RAIL_ADVICE } from '@fap/shared/help/rail-advice.ts';
import { UNIT_GUIDES } from '@fap/shared/recondogs/unit-guide.ts';
import { sayKnown } from '../../src/platform/words/speakers.ts';
import { findWrittenSentences } from '../claims/written-sentences.ts';
import { ROOT } from '../repository.ts';
import { fernandezHuerta, fleschKincaidGrade } from './grade.ts';

/** The highest grade a page for victims may have: about what a fourteen-year-old reads with ease. */
export const MAX_GRADE = 8;

/** A page that victims read, and its words. */
export interface ReadPage {
  name: string;
  texts: readonly string[];
}

/** All pages that victims read. What scammers write is left out: it is not ours. */
export async function listPages(): Promise<ReadPage[]> {
  return [
    { name: 'victims: reassurance', texts: REASSURANCES.map(({ text }) => text) },
    ...TOPICS.map(({ title, description, content }) => ({
      name: `victims: ${title}`,
      texts: [description, content.overview, ...content.keyPoints],
    })),
    {
      name: 'victims: the journey',
      texts: JOURNEY.flatMap(({ description, outcome }) => [description, outcome]),
    },
    {
      name: 'victims: evidence',
      texts: [
        ...EVIDENCE_TYPES.flatMap(({ shows, keep }) => [shows, keep]),
        ...EXAMPLE_UNITS.map(({ finds }) => finds),
      ],
    },
    {
      name: 'practice: the messages',
      texts: PRACTICE_MESSAGES.flatMap(({ marks, lesson }) => [...marks.map(({ why }) => why), lesson]),
    },
    {
      name: 'practice: the call',
      texts: [
        ...CALL_TURNS.flatMap(({ choices }) => choices.map(({ says }) => says)),
        ...CALL_ENDS.flatMap(({ text, steps }) => [text, ...steps]),
      ],
    },
    ...CATALOGUE.map(({ name, description, education }) => ({
      name: `family: ${name}`,
      texts: [
        description,
        education.scamExplanation,
        education.hopeMessage,
        ...education.howItWorks,
        ...education.psychologyUsed,
        ...education.preventionTips,
        ...education.whatToDoIfTargeted,
        ...education.realSamples.map(({ sign }) => sign),
      ],
    })),
    ...ARTICLES.map(({ title, summary, introduction, forensicReport }) => ({
      name: `article: ${title}`,
      texts: [summary, ...introduction, ...forensicReport],
    })),
    {
      name: 'guide to the units',
      texts: Object.values(UNIT_GUIDES).flatMap(({ does, helps, when, tips }) => [
        does,
        helps,
        when,
        ...tips,
      ]),
    },
    {
      name: 'help: ways of paying',
      texts: Object.values(RAIL_ADVICE).flatMap(({ steps, limits }) => [
        ...steps,
        ...limits.map(({ says }) => says),
      ]),
    },
    { name: 'help: the page', texts: await sentencesIn('web/src/areas/help') },
  ];
}

/** Pages with their grades, the hardest first. */
export async function gradePages(): Promise<{ name: string; grade: number }[]> {
  return (await listPages())
    .map(({ name, texts }) => ({ name, grade: fleschKincaidGrade(texts) }))
    .sort((one, other) => other.grade - one.grade);
}

/** The lowest ease by Fernández-Huerta that a Spanish page for victims may have: what most people read without effort. */
export const MIN_EASE = 60;

/** The same pages in Spanish with their ease, the hardest first; a sentence that is put together elsewhere is left out. */
export async function easeOfPages(): Promise<{ name: string; ease: number }[]> {
  return (await listPages())
    .map(({ name, texts }) => {
      const said = texts.map((text) => [text, sayKnown('es', text)] as const);
      return {
        name,
        ease: fernandezHuerta(said.flatMap(([text, words]) => (words === text ? [] : [words]))),
      };
    })
    .sort((one, other) => one.ease - other.ease);
}

/** The whole sentences of a folder's screens, which have no typed content. */
async function sentencesIn(folder: string): Promise<string[]> {
  const files = (await readdir(join(ROOT, folder), { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx$/u.test(file),
  );
  const found = files.map(async (file) =>
    findWrittenSentences(file, await readFile(join(ROOT, folder, file), 'utf8')),
  );
  return (await Promise.all(found))
    .flat()
    .map(({ text }) => text)
    .filter((text) => /^\p{Lu}.* .*[.?!]$/u.test(text));
}
