import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueBranch, CatalogueCluster } from '../../catalogue/catalogue-cluster.ts';
import { findCatalogueCluster } from '../../catalogue/kinds/catalogue.ts';
import type { ArticleText } from '../articles/article.ts';
import { ARTICLES } from '../articles/articles.ts';
import { FLOWS } from '../flows/flows.ts';
import type { FlowText } from '../flows/texts/scam-flow.ts';
import { GLOSSARY } from '../glossary.ts';
import type { ContentKind } from './proposal-rules.ts';

/** One text of an entry. */
export interface EntryText {
  /** Where it stands in the entry: names of fields, ids, and numbers in lists, such as `branches/rom-gift/description`. */
  address: string;
  /** What the texts around it belong to. */
  section: string;
  /** What it is. */
  label: string;
  /** Which one it is of a list, from 1; null for one that stands alone. */
  number: number | null;
  text: string;
}

/** An entry of the product's content, with the texts that people can suggest changes of. */
export interface ContentEntry {
  title: string;
  texts: readonly EntryText[];
}

/** An entry with its texts in order; null when there is none of this kind and id. */
export function findEntry(kind: ContentKind, entryId: string): ContentEntry | null {
  switch (kind) {
    case 'family': {
      const family = findCatalogueCluster(entryId);
      return family && { title: family.name, texts: textsOfFamily(family) };
    }
    case 'article': {
      const article = ARTICLES.find(({ id }) => id === entryId);
      return article ? { title: article.title, texts: textsOfArticle(article) } : null;
    }
    case 'flow': {
      const flow = FLOWS.find(({ id }) => id === entryId);
      return flow ? { title: flow.name, texts: textsOfFlow(flow) } : null;
    }
    case 'glossary': {
      const entry = GLOSSARY.find(({ id }) => id === entryId);
      // Its term is the address of the entry.
      return entry
        ? { title: entry.term, texts: [one(entry.term, 'meaning', t`Meaning`, entry.meaning)] }
        : null;
    }
  }
}

const one = (section: string, address: string, label: string, text: string): EntryText => ({
  address,
  section,
  label,
  number: null,
  text,
});

const list = (section: string, address: string, label: string, texts: readonly string[]): EntryText[] =>
  texts.map((text, place) => ({ address: `${address}/${place}`, section, label, number: place + 1, text }));

// Left out: names of offices, sources and the figures they publish, which are quoted; and labels that are no sentences.
function textsOfFamily({ name, description, education, branches }: CatalogueCluster): EntryText[] {
  const at = (field: string) => `education/${field}`;
  const [help, how] = [t`What helps`, t`How it works`];
  const samples = education.realSamples.flatMap(({ text, sign }, place): EntryText[] => [
    { ...one(how, at(`realSamples/${place}/text`), t`Example`, text), number: place + 1 },
    { ...one(how, at(`realSamples/${place}/sign`), t`Sign in the example`, sign), number: place + 1 },
  ]);
  return [
    one(name, 'name', t`Name`, name),
    one(name, 'description', t`Description`, description),
    one(help, at('hopeMessage'), t`Words of hope`, education.hopeMessage),
    ...list(help, at('whatToDoIfTargeted'), t`What to do now`, education.whatToDoIfTargeted),
    ...list(help, at('preventionTips'), t`Prevention tip`, education.preventionTips),
    one(how, at('scamExplanation'), t`Explanation`, education.scamExplanation),
    ...list(how, at('howItWorks'), t`Step`, education.howItWorks),
    ...list(how, at('psychologyUsed'), t`Psychology behind it`, education.psychologyUsed),
    ...samples,
    ...branches.flatMap(textsOfBranch),
  ];
}

function textsOfBranch({ id, name, description, variants, scammerRoles }: CatalogueBranch): EntryText[] {
  const at = `branches/${id}`;
  return [
    one(name, `${at}/name`, t`Name`, name),
    one(name, `${at}/description`, t`Description`, description),
    ...variants.flatMap((variant) => {
      const place = `${at}/variants/${variant.id}`;
      return [
        one(variant.name, `${place}/name`, t`Name`, variant.name),
        one(variant.name, `${place}/description`, t`Description`, variant.description),
        ...list(variant.name, `${place}/fingerprints`, t`How to recognise it`, variant.fingerprints),
      ];
    }),
    ...scammerRoles.flatMap((role) => {
      const place = `${at}/scammerRoles/${role.id}`;
      return [
        one(role.name, `${place}/name`, t`Name`, role.name),
        one(role.name, `${place}/description`, t`Description`, role.description),
        ...list(role.name, `${place}/responsibilities`, t`What this person does`, role.responsibilities),
        ...list(role.name, `${place}/victimTouchpoints`, t`Where victims meet them`, role.victimTouchpoints),
      ];
    }),
  ];
}

const textsOfArticle = ({ title, summary, introduction, forensicReport }: ArticleText): EntryText[] => [
  one(title, 'title', t`Title`, title),
  one(title, 'summary', t`Summary`, summary),
  ...list(t`Introduction`, 'introduction', t`Paragraph`, introduction),
  ...list(t`What the evidence shows`, 'forensicReport', t`Paragraph`, forensicReport),
];

const textsOfFlow = ({ name, description, stages }: FlowText): EntryText[] => [
  one(name, 'name', t`Name`, name),
  one(name, 'description', t`Description`, description),
  ...stages.flatMap((stage) => {
    const at = `stages/${stage.id}`;
    return [
      one(stage.name, `${at}/name`, t`Name`, stage.name),
      one(stage.name, `${at}/script`, t`What they say`, stage.script),
      one(stage.name, `${at}/victimState`, t`What people often feel`, stage.victimState),
      one(stage.name, `${at}/exit`, t`How to step out here`, stage.exit),
    ];
  }),
];
