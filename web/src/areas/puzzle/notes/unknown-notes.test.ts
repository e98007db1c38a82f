import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { keepNotesReadable } from '@fap/shared/puzzle/readable-notes.ts';
import { Editor, type Extensions } from '@tiptap/core';
import Collaboration from '@tiptap/extension-collaboration';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { applyUpdate, Doc, XmlElement, XmlText } from 'yjs';
import { NotesDocument, unknownNotes } from './unknown-notes.ts';

const open: Editor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});

/** An editor of the notes as a tab has it; an old tab's schema lacks what came later. */
function openEditor(doc: Doc, ...newer: Extensions): Editor {
  keepNotesReadable(doc);
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [
      NotesDocument,
      StarterKit.configure({ document: false, undoRedo: false, link: false }),
      unknownNotes,
      ...newer,
      Collaboration.configure({ fragment: boardNotes(doc) }),
    ],
    injectCSS: false,
  });
  open.push(editor);
  return editor;
}

/** Two tabs that send each other every change at once. */
function twoTabs(): { newer: Editor; older: Editor; docs: [Doc, Doc] } {
  const docs: [Doc, Doc] = [new Doc(), new Doc()];
  const [one, other] = docs;
  one.on('update', (update: Uint8Array, from: unknown) => from !== other && applyUpdate(other, update, one));
  other.on('update', (update: Uint8Array, from: unknown) => from !== one && applyUpdate(one, update, other));
  return { newer: openEditor(one, TaskList, TaskItem), older: openEditor(other), docs };
}

const LIST =
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Call the bank</p></li></ul>';
const notesOf = (doc: Doc) => boardNotes(doc).toString();

describe('a tab whose schema lacks checklists', () => {
  it('keeps them in the shared notes, says that something is there, and lets the rest be written', () => {
    const { newer, older, docs } = twoTabs();
    newer.commands.setContent(`<p>First</p>${LIST}<p>Last</p>`);
    expect(older.getHTML()).toContain('can’t be shown by this page');
    older.commands.insertContentAt(older.state.doc.content.size - 1, ' words');
    older.chain().selectAll().toggleBold().run();
    older.commands.insertContentAt(1, 'The ');
    expect(notesOf(docs[0])).toBe(notesOf(docs[1]));
    const html = newer.getHTML();
    expect(html).toContain('Call the bank');
    expect(html).toContain('data-checked="true"');
    expect(newer.getText()).toMatch(/^The First[\s\S]*Last words$/u);
    expect(html.match(/<strong>/gu)).toHaveLength(2);
  });

  it('takes what the newer tab does to them', () => {
    const { newer, older, docs } = twoTabs();
    newer.commands.setContent(`<p>First</p>${LIST}`);
    newer.commands.insertContentAt(newer.state.doc.content.size - 4, ' today');
    expect(notesOf(docs[1])).toContain('today');
    newer.commands.setContent('<p>Done</p>');
    expect(older.getText().trim()).toBe('Done');
    expect(notesOf(docs[0])).not.toContain('taskList');
  });

  it('cannot delete, wrap or copy them', () => {
    const { newer, older, docs } = twoTabs();
    newer.commands.setContent(`<p>First</p>${LIST}<p>Last</p>`);
    const before = notesOf(docs[0]);
    older.chain().selectAll().deleteSelection().run();
    older.chain().selectAll().toggleBlockquote().run();
    older.commands.setContent('<p>Mine</p>');
    older.commands.insertContentAt(0, older.state.doc.toJSON().content);
    expect(notesOf(docs[0])).toBe(before);
  });
});

it('an unknown mark, attribute or place makes a placeholder of its block and stays in the document', () => {
  const doc = new Doc();
  const block = (name: string, ...children: (XmlElement | XmlText)[]) => {
    const element = new XmlElement(name);
    element.insert(0, children);
    return element;
  };
  const marked = new XmlText();
  const coloured = block('paragraph', new XmlText('coloured'));
  boardNotes(doc).insert(0, [
    block('paragraph', new XmlText('plain')),
    block('paragraph', marked),
    coloured,
    block('bulletList', block('listItem', block('table', new XmlText('deep')))),
    block('bulletList', new XmlText('misplaced')),
  ]);
  marked.insert(0, 'marked', { highlight: {} });
  coloured.setAttribute('colour', 'red');
  const editor = openEditor(doc);
  expect(editor.getHTML().match(/notes-unknown/gu)).toHaveLength(4);
  editor.commands.insertContentAt(1, 'still ');
  expect(notesOf(doc)).toMatch(/^<paragraph>still plain/u);
  for (const word of ['highlight', 'colour="red"', '<table>deep', 'misplaced'])
    expect(notesOf(doc)).toContain(word);
});
