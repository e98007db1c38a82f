import { isNotesAttribute } from '@fap/shared/puzzle/notes-shape.ts';
import { t } from '@lingui/core/macro';
import { Extension, Node } from '@tiptap/core';
import type { Mark, Node as NotesNode, Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { type ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap';
import { writeAround } from './write-around.ts';

/** Stands for a block of the notes with something in it that this page cannot show. */
const PLACEHOLDER = 'unknownBlock';
const WORDS = t`Something here can’t be shown by this page. Reloading it may help.`;

/** The notes: blocks, and in their place what this page does not know. Only here, so that nothing is ever wrapped around one. */
export const NotesDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: `(block | ${PLACEHOLDER})+`,
});

const UnknownBlock = Node.create({
  name: PLACEHOLDER,
  atom: true,
  selectable: false,
  draggable: false,
  // Not read out of anything pasted: it stands for an element of the document and for nothing else.
  parseHTML: () => [],
  renderHTML: () => ['p', { class: 'notes-unknown', contenteditable: 'false' }, WORDS],
});

/**
 * Keeps what this page cannot show in the shared notes. The binding deletes for everybody what the schema refuses, as if it were
 * broken; but it may come from a newer version of the page than this open tab. So the schema answers with a placeholder instead: a
 * node that is unknown, stands where it may not, or has an unknown attribute or mark, makes one of the whole block around it. What is
 * written here is written around them, and nothing here can change, move or delete one.
 */
export const unknownNotes = Extension.create({
  name: 'unknownNotes',
  addExtensions: () => [UnknownBlock],
  onBeforeCreate() {
    answerWithPlaceholders(this.editor.schema);
  },
  addProseMirrorPlugins: () => [keepPlaceholders()],
});

/** As the binding calls a schema: it makes the nodes of an element's children first, then the element's own. */
function answerWithPlaceholders(schema: Schema): void {
  const [node, mark, text] = [schema.node.bind(schema), schema.mark.bind(schema), schema.text.bind(schema)];
  const placeholder = (): NotesNode => node(PLACEHOLDER);
  const unknownMarks = new WeakSet<object>();
  schema.node = (type, attributes, content, marks) => {
    if (hasUnknownAttributes(attributes)) return placeholder();
    try {
      return node(type, attributes, content, marks);
    } catch (error) {
      // What the schema does not know or allow; anything else is a mistake of ours.
      if (error instanceof RangeError) return placeholder();
      throw error;
    }
  };
  schema.mark = (type, attributes) => {
    if (typeof type !== 'string' || schema.marks[type]) return mark(type, attributes);
    const unknown = Object.create(null) as Mark;
    unknownMarks.add(unknown);
    return unknown;
  };
  // A placeholder is allowed in no paragraph, so that the whole block becomes one.
  schema.text = (words, marks) =>
    marks?.some((one) => unknownMarks.has(one)) ? placeholder() : text(words, marks);
}

const hasUnknownAttributes = (attributes: object | null | undefined): boolean =>
  Object.entries(attributes ?? {}).some(([name, value]) => !isNotesAttribute(name, value));

/** Refuses what somebody does here to a placeholder. Changes of the shared document pass. */
const keepPlaceholders = (): Plugin =>
  new Plugin({
    view: ({ state }) => {
      const { binding } = ySyncPluginKey.getState(state) as { binding: ProsemirrorBinding };
      writeAround(binding, isPlaceholder);
      return {};
    },
    filterTransaction: (transaction) => {
      if (!transaction.docChanged || transaction.getMeta(ySyncPluginKey) !== undefined) return true;
      const before = placeholdersOf(transaction.before);
      const after = placeholdersOf(transaction.doc);
      return before.length === after.length && before.every((one, index) => one === after[index]);
    },
  });

const isPlaceholder = ({ type }: NotesNode): boolean => type.name === PLACEHOLDER;
const placeholdersOf = (doc: NotesNode): NotesNode[] => doc.children.filter(isPlaceholder);
