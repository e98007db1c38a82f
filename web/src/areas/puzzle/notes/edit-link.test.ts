import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkAt, parseAddress, removeLink, selectedWords, writeLink } from './edit-link.ts';
import { notesLinks } from './notes-links.ts';

const ORIGIN = window.location.origin;
const OURS = `${ORIGIN}/puzzle/cluster-1?card=c`;

const opened: Editor[] = [];
let editor: Editor;
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy();
});

/** An editor with this text; the caret or selection is at [from, to], in letters from 0. */
function write(text: string, from: number, to = from): Editor {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const extensions = [StarterKit.configure({ link: false })];
  editor = new Editor({ element: document.createElement('div'), extensions, content, injectCSS: false });
  opened.push(editor);
  editor.commands.setTextSelection({ from: from + 1, to: to + 1 });
  return editor;
}
const text = () => editor.state.doc.textContent;
const add = (address: string) => writeLink(address)(editor.state, editor.view.dispatch);

describe('a link is written', () => {
  it('at the caret, apart from what stands beside it, and the caret goes behind it', () => {
    write('See this now', 8);
    add(OURS);
    expect(text()).toBe(`See this ${OURS} now`);
    editor.commands.insertContent('!');
    expect(text()).toBe(`See this ${OURS} !now`);
  });

  it('behind the words that were marked, which stay as they are', () => {
    write('See the desk', 8, 12);
    expect(selectedWords(editor.state)).toBe('desk');
    add(OURS);
    expect(text()).toBe(`See the desk ${OURS} `);
  });

  it('in place of the one at the caret, wherever in it that is', () => {
    for (const at of [4, 8, 4 + 'https://bad.example/x'.length]) {
      write('See https://bad.example/x now', at);
      expect(linkAt(editor.state)).toMatchObject({ path: null });
      add(OURS);
      expect(text()).toBe(`See ${OURS} now`);
    }
    write('See https://bad.example/x now', 1);
    expect(linkAt(editor.state)).toBeNull();
  });
});

it('a link is removed, and nothing where there is none', () => {
  write(`See ${OURS} now`, 8);
  expect(removeLink(editor.state, editor.view.dispatch)).toBe(true);
  expect(text()).toBe('See  now');
  expect(removeLink(editor.state, editor.view.dispatch)).toBe(false);
});

it('an address is taken as it is typed; other words, and schemes that run something, are none', () => {
  expect(parseAddress(` ${OURS} `)).toEqual({ address: OURS, path: '/puzzle/cluster-1?card=c' });
  expect(parseAddress('/evidence/e')).toEqual({ address: `${ORIGIN}/evidence/e`, path: '/evidence/e' });
  expect(parseAddress('https://bad.example/pay')).toEqual({ address: 'https://bad.example/pay', path: null });
  for (const typed of ['desk', '//bad.example', 'javascript:alert(1)', 'see https://a.example', ''])
    expect([typed, parseAddress(typed)]).toEqual([typed, null]);
});

it('Control and K in the notes ask for a link, and the page’s search does not open', () => {
  const onLink = vi.fn<() => void>();
  const extensions = [
    StarterKit.configure({ link: false }),
    notesLinks({ lookUp: () => Promise.resolve(null), open: () => undefined, onLink }),
  ];
  editor = new Editor({ element: document.createElement('div'), extensions, injectCSS: false });
  opened.push(editor);
  const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, bubbles: true });
  editor.view.dom.dispatchEvent(key);
  expect(onLink).toHaveBeenCalledOnce();
  // The search listens for keys that nobody took.
  expect(key.defaultPrevented).toBe(true);
});
