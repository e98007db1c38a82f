import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { SCAM_TYPES } from './scam-types.ts';

/**
 * Reference content: what is generally known of a family of scams, written by us. Nothing in it is measured by this
 * platform, and no figure in it is ours: figures of the outside world carry their public source, measurements come
 * from the server beside the content (`measuredSchema`), and what nobody published is null.
 */

/** Usual severity, as judged by the authors. */
export const SEVERITIES = ['Critical', 'High', 'Medium', 'Low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Ranks inside a group of scammers, from who keeps the money to who is used, with their place in the hierarchy. */
export const HIERARCHY = { Kingpin: 5, Lieutenant: 4, Manager: 3, Operator: 2, Pawn: 1 } as const;
export type RoleLevel = keyof typeof HIERARCHY;
export const ROLE_LEVELS = ['Kingpin', 'Lieutenant', 'Manager', 'Operator', 'Pawn'] as const;

/** Psychological lever of a scam; the Education Center filters by it. */
export const CATEGORIES = ['Emotional Manipulation', 'Financial Fraud', 'Authority Impersonation'] as const;
/** The levers as people read them; the others are their names on the wire. */
export const CATEGORY_LABELS: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  'Emotional Manipulation': t`Emotional Manipulation`,
  'Financial Fraud': t`Financial Fraud`,
  'Authority Impersonation': t`Authority Impersonation`,
};

/** A figure of the outside world in words, with who published it and for which year. */
const publishedFigureSchema = v.object({ text: ownWords, source: ownWords, year: v.number() });
export type PublishedFigure = v.InferOutput<typeof publishedFigureSchema>;

const texts = v.array(ownWords);

/** One way in which a branch is played. */
const variantSchema = v.object({
  id: v.string(),
  name: ownWords,
  description: ownWords,
  /** What it costs a person; null where nobody published it. */
  averageLoss: v.nullable(publishedFigureSchema),
  /** Share of those reached who comply; null where nobody published it. */
  conversionRate: v.nullable(publishedFigureSchema),
  platforms: texts,
  /** By what it is recognised. */
  fingerprints: texts,
});
export type CatalogueVariant = v.InferOutput<typeof variantSchema>;

/** Somebody's part in the group behind a branch. */
const roleSchema = v.object({
  id: v.string(),
  name: ownWords,
  level: v.picklist(ROLE_LEVELS),
  hierarchy: v.picklist(Object.values(HIERARCHY)),
  description: ownWords,
  responsibilities: texts,
  /** Names and titles this part goes by towards victims; empty for those whom no victim ever hears of. */
  commonAliases: texts,
  /** Where a victim meets this part, knowingly or not. */
  victimTouchpoints: texts,
});
export type ScammerRole = v.InferOutput<typeof roleSchema>;

/** A sub-type of a cluster. */
const branchSchema = v.object({
  id: v.string(),
  name: ownWords,
  description: ownWords,
  riskLevel: v.picklist(SEVERITIES),
  /** How common it is, as published; null where nobody counted it. */
  frequency: v.nullable(publishedFigureSchema),
  variants: v.array(variantSchema),
  scammerRoles: v.array(roleSchema),
});
export type CatalogueBranch = v.InferOutput<typeof branchSchema>;

/** A message in the words these scams use, written for this page: nobody received exactly this one. */
const sampleSchema = v.object({ channel: ownWords, text: ownWords, sign: ownWords });
export type ScamSample = v.InferOutput<typeof sampleSchema>;

/** A public office that takes reports or helps, by its published address. */
const officeSchema = v.object({
  name: ownWords,
  country: ownWords,
  address: v.string(),
  help: ownWords,
});
export type PublicOffice = v.InferOutput<typeof officeSchema>;

/** A public text that says what an entry says: its title and the office that published it. */
const publicSourceSchema = v.object({ title: ownWords, office: ownWords });
export type PublicSource = v.InferOutput<typeof publicSourceSchema>;

/** What helps somebody who met it. */
const educationSchema = v.object({
  scamExplanation: ownWords,
  /** Its steps, in their order. */
  howItWorks: texts,
  psychologyUsed: texts,
  realSamples: v.array(sampleSchema),
  /** Ids of the ReconDog units whose work helps most. */
  reconDogTeam: v.array(v.number()),
  hopeMessage: ownWords,
  preventionTips: texts,
  /** What to do now, the most urgent first. */
  whatToDoIfTargeted: texts,
  whereToReport: v.array(officeSchema),
});
export type CatalogueEducation = v.InferOutput<typeof educationSchema>;

/** A family of scams. */
export const catalogueClusterSchema = v.object({
  /** `CLUSTER-<number>-<three letters>`. */
  id: v.string(),
  /** The kind under which its reports come in; `other` gathers unlike things, so it is never counted for a family. */
  scamType: v.picklist(SCAM_TYPES),
  name: ownWords,
  category: v.picklist(CATEGORIES),
  description: ownWords,
  status: v.picklist(SEVERITIES),
  /** Countries whose authorities warn of it in public; it occurs elsewhere too. */
  globalPresence: texts,
  branches: v.array(branchSchema),
  education: educationSchema,
  /** The calendar day on which somebody last compared the entry with its sources. */
  reviewedOn: v.pipe(v.string(), v.isoDate()),
  sources: v.pipe(v.array(publicSourceSchema), v.minLength(2)),
});
export type CatalogueCluster = v.InferOutput<typeof catalogueClusterSchema>;

/** What this platform itself counted, over all its clusters of a scam type. */
export const measuredSchema = v.object({
  clusters: v.number(),
  victims: v.number(),
  /** Percent, the mean over the clusters that have one; null while none has. */
  strength: v.nullable(percentSchema),
  lastUpdated: timeSchema,
  /** Percent of the clusters with two reports that changed within 90 days; null while there is no such cluster. */
  mutationRate: v.nullable(percentSchema),
});
export type Measured = v.InferOutput<typeof measuredSchema>;
