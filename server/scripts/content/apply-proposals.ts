import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentKind } from '@fap/shared/education/content/proposal-rules.ts';
import { CONTENT_KINDS } from '@fap/shared/education/content/proposal-rules.ts';
import { queuedProposalSchema } from '@fap/shared/education/content/proposals-contract.ts';
import * as v from 'valibot';
import { findWrittenTexts, type WrittenText } from './written-texts.ts';

const acceptedSchema = v.array(
  v.pick(queuedProposalSchema, [
    'kind',
    'entryId',
    'address',
    'baseText',
    'proposedText',
    'state',
    'version',
  ]),
);
/** Suggested changes as the export of the accepted ones has them. */
export type AcceptedProposals = v.InferOutput<typeof acceptedSchema>;

/** A text in the file that holds it. */
export interface PlacedText extends WrittenText {
  kind: ContentKind;
  path: string;
}

/** What became of an export: files are written only if every change has its place. */
export interface Applied {
  /** Files that were changed, from the root. */
  files: string[];
  changed: string[];
  /** Already published, or replaced by another text. */
  passedOver: string[];
  /** Changes without exactly one place, and why. */
  refused: string[];
}

/** Folders and files of the content, by kind. */
const HOMES: Readonly<Record<ContentKind, string>> = {
  family: 'shared/src/catalogue/kinds',
  article: 'shared/src/education/articles',
  flow: 'shared/src/education/flows/texts',
  glossary: 'shared/src/education',
};

/** Every text of the content in the source below a root folder. */
export async function findPlacedTexts(root: string): Promise<PlacedText[]> {
  const lists = CONTENT_KINDS.map(async (kind) => {
    const names = (await readdir(join(root, HOMES[kind]))).filter(
      (name) =>
        /\.ts$/u.test(name) && !/\.test\.ts$/u.test(name) && (kind !== 'glossary' || name === 'glossary.ts'),
    );
    const texts = names.map(async (name) => {
      const path = `${HOMES[kind]}/${name}`;
      const found = findWrittenTexts(path, await readFile(join(root, path), 'utf8'));
      return found.map((text): PlacedText => ({ ...text, kind, path }));
    });
    return (await Promise.all(texts)).flat();
  });
  return (await Promise.all(lists)).flat();
}

/** Reads the export of accepted changes; throws when it is something else. */
export const readExport = (json: string): AcceptedProposals => v.parse(acceptedSchema, JSON.parse(json));

/** Writes accepted changes into the source below a root folder: all of them, or none when one has not exactly one place. */
export async function applyProposals(root: string, proposals: AcceptedProposals): Promise<Applied> {
  const all = await findPlacedTexts(root);
  const applied: Applied = { files: [], changed: [], passedOver: [], refused: [] };
  const edits: { place: PlacedText; text: string }[] = [];
  for (const { kind, entryId, address, baseText, proposedText, state } of proposals) {
    const name = `${kind}/${entryId} ${address}`;
    const here = all.filter((one) => one.kind === kind && one.entryId === entryId && one.address === address);
    if (state !== 'accepted' || here.some(({ text }) => text === proposedText)) {
      applied.passedOver.push(name);
      continue;
    }
    const places = here.filter(({ text }) => text === baseText);
    const [place] = places;
    if (place && places.length === 1) edits.push({ place, text: proposedText });
    else applied.refused.push(`${name}: ${why(here, places)}`);
  }
  if (applied.refused.length > 0) return applied;
  for (const [path, ofFile] of Map.groupBy(edits, ({ place }) => place.path)) {
    let source = await readFile(join(root, path), 'utf8');
    // From the end, so that what stands before keeps its place.
    for (const { place, text } of ofFile.toSorted((one, other) => other.place.start - one.place.start)) {
      source = source.slice(0, place.start) + literal(text) + source.slice(place.end);
      applied.changed.push(`${place.kind}/${place.entryId} ${place.address}`);
    }
    await writeFile(join(root, path), source);
    applied.files.push(path);
  }
  return applied;
}

const why = (here: readonly PlacedText[], places: readonly PlacedText[]): string => {
  if (places.length > 1) return `stands in ${places.length} places: ${places.map(placeOf).join(', ')}`;
  const [today] = here;
  return today ? `reads otherwise by now: “${today.text}” (${placeOf(today)})` : 'has no place in the source';
};

const placeOf = ({ path, start }: PlacedText): string => `${path} at ${start}`;

/** The text as code that translators get; what is suggested has no sign that means something there. */
function literal(text: string): string {
  if (/[`\\]|\$\{/u.test(text)) throw new Error(`this text cannot be written as a literal: ${text}`);
  return `t\`${text}\``;
}
