import type { NoteBlock } from '@fap/shared/puzzle/history.ts';
import * as Y from 'yjs';
import type { Authorship, Touch } from './authorship.ts';

/** A run of text from the history thread, with account ids; names are added later. */
export interface PastRun {
  text: string;
  marks: string[];
  change: 'added' | 'removed' | null;
  touch: Touch | null;
}
export type PastBlock = Omit<NoteBlock, 'runs'> & { runs: PastRun[] };

/** The two moments whose difference is shown. */
export interface Between {
  before: Y.Snapshot;
  now: Y.Snapshot;
  /** What changed of the types that were there before. */
  changed: { has(type: unknown): boolean };
  authorship: Authorship;
}

type Shape = Pick<NoteBlock, 'kind' | 'level'>;

const LISTS: ReadonlySet<NoteBlock['kind']> = new Set(['bullet', 'number', 'task', 'done']);
const PARAGRAPH: Shape = { kind: 'paragraph', level: 0 };

/** The notes block by block, with what was put in and taken out between two moments. */
export function compareNotes(notes: Y.XmlFragment, between: Between): PastBlock[] {
  return blocksIn(notes, PARAGRAPH, between);
}

/** A plain text as one block, with what was put in and taken out between two moments. */
export function compareText(text: Y.Text, between: Between): PastBlock {
  return { ...PARAGRAPH, runs: runsOf(text, between) };
}

function blocksIn(parent: Y.XmlFragment, shape: Shape, between: Between): PastBlock[] {
  const blocks: PastBlock[] = [];
  const runs: PastRun[] = [];
  for (const { type, isRemoved, item } of childrenOf(parent, between)) {
    if (type instanceof Y.XmlText) runs.push(...runsOf(type, between));
    else if (type.nodeName === 'hardBreak') runs.push(breakOf(item, isRemoved, between));
    else blocks.push(...blocksOf(type, isRemoved, shape, between));
  }
  const isTextBlock = runs.length > 0;
  return isTextBlock ? [{ ...shape, runs }, ...blocks] : blocks;
}

function blocksOf(element: Y.XmlElement, isRemoved: boolean, outer: Shape, between: Between): PastBlock[] {
  const shape = shapeOf(element, isRemoved, outer, between);
  if (shape.kind === 'rule') return isRemoved ? [] : [{ ...shape, runs: [] }];
  const blocks = blocksIn(element, shape, between);
  // An empty paragraph is a line of its own; one that was taken away is not.
  return blocks.length === 0 && !isRemoved ? [{ ...shape, runs: [] }] : blocks;
}

/** What an element makes of the text in it; inside lists and quotes paragraphs keep the look of these. */
function shapeOf(element: Y.XmlElement, isRemoved: boolean, outer: Shape, between: Between): Shape {
  const depth = LISTS.has(outer.kind) ? outer.level : 0;
  switch (element.nodeName) {
    case 'heading': {
      const { level } = element.getAttributes(isRemoved ? between.before : between.now);
      return { kind: 'heading', level: typeof level === 'number' ? level : 1 };
    }
    case 'bulletList':
      return { kind: 'bullet', level: depth + 1 };
    case 'orderedList':
      return { kind: 'number', level: depth + 1 };
    case 'taskList':
      return { kind: 'task', level: depth + 1 };
    case 'taskItem': {
      const { checked } = element.getAttributes(isRemoved ? between.before : between.now);
      // As the binding of the editor writes it.
      return { kind: String(checked) === 'true' ? 'done' : 'task', level: outer.level };
    }
    case 'blockquote':
      return { kind: 'quote', level: 0 };
    case 'codeBlock':
      return { kind: 'code', level: 0 };
    case 'horizontalRule':
      return { kind: 'rule', level: 0 };
    default:
      return outer;
  }
}

interface Child {
  type: Y.XmlElement | Y.XmlText;
  item: Y.Item;
  isRemoved: boolean;
}

/** Children that are there now or were before. */
function* childrenOf(parent: Y.XmlFragment, { before, now }: Between): IterableIterator<Child> {
  for (let item = parent._start; item !== null; item = item.right) {
    const type = item.content instanceof Y.ContentType ? item.content.type : null;
    if (!(type instanceof Y.XmlElement || type instanceof Y.XmlText)) continue;
    const isThere = isVisible(item, now);
    if (isThere || isVisible(item, before)) yield { type, item, isRemoved: !isThere };
  }
}

interface Segment {
  insert: unknown;
  attributes?: Record<string, unknown> & { ychange?: { change: 'added' | 'removed'; touch: Touch | null } };
}

function runsOf(text: Y.Text, between: Between): PastRun[] {
  const { before, now, authorship } = between;
  // `user` and `type` are what Yjs compares to join neighbours of the same change.
  const change = (type: 'added' | 'removed', { client, clock }: Y.ID) => ({
    user: client,
    type,
    change: type,
    touch: type === 'added' ? authorship.insertOf(client, clock) : authorship.deleteOf(client, clock),
  });
  const segments = isUntouched(text, between) ? text.toDelta() : text.toDelta(now, before, change);
  return (segments as Segment[]).flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string') return [];
    const { ychange, ...marks } = attributes;
    return [
      {
        text: insert,
        marks: Object.keys(marks).map(markName),
        change: ychange?.change ?? null,
        touch: ychange?.touch ?? null,
      },
    ];
  });
}

/** Whether a text is now what it was before; looking up each of its characters at both moments takes several times as long. */
function isUntouched(text: Y.Text, { before, now, changed }: Between): boolean {
  const { _item: item } = text;
  const isThere = item === null || (isVisible(item, before) && isVisible(item, now));
  return isThere && !changed.has(text);
}

function breakOf({ id }: Y.Item, isRemoved: boolean, { before, authorship }: Between): PastRun {
  const { client, clock } = id;
  const isAdded = !isRemoved && clock >= (before.sv.get(client) ?? 0);
  const change = isRemoved ? 'removed' : isAdded ? 'added' : null;
  const touch = isRemoved ? authorship.deleteOf(client, clock) : authorship.insertOf(client, clock);
  return { text: '\n', marks: [], change, touch: change && touch };
}

/** The editor's binding appends a hash to marks of which several may overlap. */
const markName = (attribute: string): string => attribute.split('--')[0] ?? attribute;

/** Whether an item was there at a moment. */
function isVisible({ id }: Y.Item, { sv, ds }: Y.Snapshot): boolean {
  return id.clock < (sv.get(id.client) ?? 0) && !Y.isDeleted(ds, id);
}
