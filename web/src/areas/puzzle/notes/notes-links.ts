import { findLinks, parseOwnLink } from '@fap/shared/comments/own-link.ts';
import { UNFURLED_LABELS, type Unfurled } from '@fap/shared/comments/unfurled.ts';
import { t } from '@lingui/core/macro';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface NotesLinksOptions {
  /** What the path of a link leads to, as far as this reader may know; null for nothing more than a link. */
  lookUp: (path: string) => Promise<Unfurled | null>;
  /** Opens a screen of ours. */
  open: (path: string) => void;
  /** Asks where a link is to lead. */
  onLink: () => void;
}

type Known = ReadonlyMap<string, Unfurled | null>;
interface Links {
  known: Known;
  decorations: DecorationSet;
}

/** How long somebody has to have stopped typing before a link is looked up, in milliseconds. */
const ASK_AFTER_MS = 500;
const KEY = new PluginKey<Links>('notes-links');

/**
 * Addresses in the notes as links, drawn and never written: the document holds the plain address, so what one reads is where it
 * leads, and each reader sees only what they may. Addresses of others are marked and lead nowhere.
 */
export const notesLinks = (options: NotesLinksOptions) =>
  Extension.create({
    name: 'notesLinks',
    addProseMirrorPlugins: () => [linksPlugin(options)],
    addKeyboardShortcuts: () => ({
      // Elsewhere these keys open the search.
      'Mod-k': () => {
        options.onLink();
        return true;
      },
    }),
  });

function linksPlugin({ lookUp, open }: Pick<NotesLinksOptions, 'lookUp' | 'open'>): Plugin<Links> {
  return new Plugin<Links>({
    key: KEY,
    state: {
      init: (_, { doc }) => ({ known: new Map(), decorations: decorate(doc, new Map(), open) }),
      apply: (tr, before) => {
        const found = tr.getMeta(KEY) as Known | undefined;
        if (!tr.docChanged && !found) return before;
        const known = found ? new Map([...before.known, ...found]) : before.known;
        return { known, decorations: decorate(tr.doc, known, open) };
      },
    },
    props: {
      decorations: (state) => KEY.getState(state)?.decorations,
      handleClick: (_view, _pos, event) => follow(event, open),
    },
    view: (view) => {
      const asked = new Set<string>();
      let timer: number | undefined;
      const ask = () => {
        for (const path of ownPaths(view.state.doc)) {
          if (asked.has(path)) continue;
          asked.add(path);
          lookUp(path).then(
            (unfurled) => {
              if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(KEY, new Map([[path, unfurled]])));
            },
            // Without network it stays a plain link, and is asked again with the next change.
            () => asked.delete(path),
          );
        }
      };
      // Not for every letter of an address that is being typed.
      const askSoon = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(ask, ASK_AFTER_MS);
      };
      askSoon();
      return {
        update: (_current, before) => {
          if (!view.state.doc.eq(before.doc)) askSoon();
        },
        destroy: () => window.clearTimeout(timer),
      };
    },
  });
}

/** An address in the notes; `path` is null for one that is not ours. */
export interface PlacedLink {
  from: number;
  to: number;
  path: string | null;
}

function linksIn(doc: Node): PlacedLink[] {
  const links: PlacedLink[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    links.push(...linksOf(node, pos + 1));
    return false;
  });
  return links;
}

/** The addresses in each block, counted from its beginning: a block is never changed in place, and of many few change at a time. */
let found = new WeakMap<Node, readonly PlacedLink[]>();
/** What was found before that. The engine keeps the room of all blocks that ever were in a map at once, so a map is left in time. */
let foundBefore = found;
let count = 0;
const MOST = 5_000;

/** The addresses in a block whose words begin at this place. */
export function linksOf(block: Node, start: number): PlacedLink[] {
  let links = found.get(block);
  if (!links) {
    links = foundBefore.get(block) ?? findIn(block);
    if (count === MOST) [foundBefore, found, count] = [found, new WeakMap(), 0];
    found.set(block, links);
    count += 1;
  }
  return links.map(({ from, to, path }) => ({ from: start + from, to: start + to, path }));
}

const findIn = (block: Node): readonly PlacedLink[] =>
  findLinks(block.textBetween(0, block.content.size, undefined, '\n'), window.location.origin);

/** What the server may know something about. */
const ownPaths = (doc: Node): string[] =>
  linksIn(doc).flatMap(({ path }) => (path !== null && parseOwnLink(path) ? path : []));

function decorate(doc: Node, known: Known, open: (path: string) => void): DecorationSet {
  const decorations = linksIn(doc).flatMap(({ from, to, path }) => {
    if (path === null)
      return [
        Decoration.inline(from, to, {
          class: 'notes-foreign',
          title: t`Not opened from here: it may belong to the other side.`,
        }),
      ];
    const unfurled = known.get(path);
    const link = Decoration.inline(from, to, { nodeName: 'a', href: path, class: 'notes-link' });
    if (!unfurled) return [link];
    const words = `${UNFURLED_LABELS[unfurled.kind]}: ${unfurled.title} · ${unfurled.state}`;
    const card = Decoration.widget(to, () => cardOf(path, words, open), {
      key: `${path} ${words}`,
      side: 1,
      ignoreSelection: true,
      stopEvent: () => true,
    });
    return [link, card];
  });
  return DecorationSet.create(doc, decorations);
}

function cardOf(path: string, words: string, open: (path: string) => void): HTMLElement {
  const card = document.createElement('a');
  card.href = path;
  card.className = 'notes-card';
  card.contentEditable = 'false';
  card.textContent = words;
  card.addEventListener('click', (event) => follow(event, open));
  return card;
}

/** Follows a link of ours without loading the page anew; with Ctrl or Cmd the browser opens a tab. */
function follow(event: MouseEvent, open: (path: string) => void): boolean {
  const link = event.target instanceof Element ? event.target.closest('a.notes-link, a.notes-card') : null;
  const path = link?.getAttribute('href');
  if (!path) return false;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) window.open(path, '_blank', 'noopener');
  else open(path);
  return true;
}
