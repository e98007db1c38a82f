import * as v from 'valibot';

const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'taskList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
];
/** Name for text in the table of children. */
export const NOTES_TEXT = '#text';
/** Name for the root of the notes. */
export const NOTES_ROOT = '#notes';

/** Allowed children; the editor treats any other document as broken, and stops or deletes. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  [NOTES_ROOT]: BLOCKS,
  paragraph: [NOTES_TEXT, 'hardBreak'],
  heading: [NOTES_TEXT, 'hardBreak'],
  codeBlock: [NOTES_TEXT],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: BLOCKS,
  taskList: ['taskItem'],
  taskItem: ['paragraph'],
  blockquote: BLOCKS,
  horizontalRule: [],
  hardBreak: [],
};

/** Whether an element (or text) may be inside another one. */
export const isNotesChild = (parent: string, child: string): boolean =>
  Object.hasOwn(CHILDREN, parent) && CHILDREN[parent]?.includes(child) === true;

/** The editor's binding appends a hash to overlapping marks. */
const MARK = /^(?:bold|italic|strike|underline|code)(?:--[\w+/=]{1,16})?$/u;
const ATTRIBUTES = ['level', 'start', 'type', 'language', 'tight', 'checked'];
const markValue = v.nullable(v.union([v.boolean(), v.strictObject({})]));
const attributeValue = v.nullable(
  v.union([v.pipe(v.number(), v.finite()), v.boolean(), v.pipe(v.string(), v.maxLength(60))]),
);

/** Whether the notes' text may carry this mark. */
export const isNotesMark = (mark: string, value: unknown): boolean =>
  MARK.test(mark) && v.is(markValue, value);

/** Whether an element of the notes may carry this attribute. */
export const isNotesAttribute = (attribute: string, value: unknown): boolean =>
  ATTRIBUTES.includes(attribute) && v.is(attributeValue, value);
