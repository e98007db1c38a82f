import { findLinks } from '@fap/shared/comments/own-link.ts';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { linksOf, type PlacedLink } from './notes-links.ts';

/** The address at the caret or in the selection; null for none. */
export function linkAt({ selection }: EditorState): PlacedLink | null {
  const { $from, from, to } = selection;
  if (!$from.parent.isTextblock) return null;
  const links = linksOf($from.parent, $from.start());
  return links.find((link) => link.from <= from && to <= link.to) ?? null;
}

/** The selected words, if they stand in one block: what somebody marks is what they want to link to. */
export function selectedWords({ selection, doc }: EditorState): string {
  const { $from, $to, from, to } = selection;
  return $from.sameParent($to) ? doc.textBetween(from, to).trim() : '';
}

/** What somebody typed as an address: as it will stand in the notes, with its path if it is ours; null for other words. */
export function parseAddress(typed: string): { address: string; path: string | null } | null {
  const { origin } = window.location;
  const address = /^\/(?!\/)/u.test(typed.trim()) ? `${origin}${typed.trim()}` : typed.trim();
  const [link] = findLinks(address, origin);
  return link && link.from === 0 && link.to === address.length ? { address, path: link.path } : null;
}

/**
 * Writes an address in place of the one at the caret, else behind the selection: the words that were marked stay, because in the notes
 * one reads where a link leads. Spaces keep it apart from what stands beside it.
 */
export const writeLink =
  (address: string): Command =>
  (state, dispatch) => {
    const old = linkAt(state);
    const { $to, to } = state.selection;
    if (!$to.parent.isTextblock) return false;
    const [from, end] = old ? [old.from, old.to] : [to, to];
    const around = (at: number, side: -1 | 1): string =>
      state.doc.textBetween(
        Math.max($to.start(), at + Math.min(side, 0)),
        Math.min($to.end(), at + Math.max(side, 0)),
        '',
        '\n',
      );
    const before = /\S/u.test(around(from, -1)) ? ' ' : '';
    const after = /^\s/u.test(around(end, 1)) ? '' : ' ';
    const tr = state.tr.insertText(`${before}${address}${after}`, from, end);
    const caret = from + before.length + address.length + 1;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView());
    return true;
  };

/** Takes the address at the caret away. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (!link) return false;
  dispatch?.(state.tr.delete(link.from, link.to));
  return true;
};
