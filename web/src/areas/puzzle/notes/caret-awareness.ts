import type { Awareness } from 'y-protocols/awareness';
import { createRelativePositionFromJSON } from 'yjs';
import { inNextTurn, notInNextTurn } from '../../../platform/frame-turns.ts';

type Changes = Record<'added' | 'updated' | 'removed', number[]>;

/** The awareness field of carets in the notes; `cursor` is already the pointer on the board. */
const CARET_FIELD = 'caret';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A valid caret or null. Other clients may send anything, and the plugin throws on an invalid position. */
function caretOf(value: unknown): unknown {
  // Most people have none: an error for each would take longer than all other work on carets.
  if (!isObject(value)) return null;
  const { anchor, head } = value as { anchor?: unknown; head?: unknown };
  if (!isObject(anchor) || !isObject(head)) return null;
  try {
    for (const position of [anchor, head]) {
      const { item, tname, type } = createRelativePositionFromJSON(position);
      if (item === null && tname === null && type === null) return null;
    }
    return { anchor, head };
  } catch {
    return null;
  }
}

/** The awareness as the editor's caret plugin reads it, and how many carets it read last. */
export interface CaretAwareness {
  view: Awareness;
  countRead: () => number;
}

/**
 * An adapter of the room's awareness for the editor's caret plugin. The plugin writes to any field it is given but
 * reads only `cursor` (@tiptap/y-tiptap 3.0.9), so the field name is translated in both directions. It draws all carets anew with
 * every change, so it is told of those of carets alone, once a turn, and gets the states of those who have one.
 */
export function createCaretAwareness(awareness: Awareness): CaretAwareness {
  let read = 0;
  const translate = (state: Record<string, unknown> | null) =>
    state && { ...state, cursor: caretOf(state[CARET_FIELD]) };
  const carets = new Map<number, string>();
  /** Whether somebody's caret is another one than before. */
  const isMoved = (client: number): boolean => {
    const caret = awareness.getStates().get(client)?.[CARET_FIELD];
    const [before, now] = [carets.get(client), caret ? JSON.stringify(caret) : undefined];
    if (now === undefined) carets.delete(client);
    else carets.set(client, now);
    return before !== now;
  };
  const watchers = new Map<unknown, { watch: (changes: Changes) => void; tell: () => void }>();
  const view: Pick<
    Awareness,
    'clientID' | 'doc' | 'on' | 'off' | 'getLocalState' | 'getStates' | 'setLocalStateField'
  > = {
    clientID: awareness.clientID,
    doc: awareness.doc,
    on(event, listener) {
      const tell = () => (listener as () => void)();
      const watch = ({ added, updated, removed }: Changes) => {
        if ([...added, ...updated, ...removed].filter(isMoved).length > 0) inNextTurn(tell);
      };
      watchers.set(listener, { watch, tell });
      awareness.on(event, watch);
    },
    off(event, listener) {
      const watcher = watchers.get(listener);
      if (!watcher) return;
      watchers.delete(listener);
      notInNextTurn(watcher.tell);
      awareness.off(event, watcher.watch);
    },
    getLocalState: () => translate(awareness.getLocalState()),
    getStates() {
      const states = new Map(
        [...awareness.getStates()].flatMap(([id, state]) => {
          const translated = state[CARET_FIELD] ? translate(state) : null;
          return translated ? [[id, translated] as const] : [];
        }),
      );
      read = states.size;
      return states;
    },
    setLocalStateField: (field, value) =>
      awareness.setLocalStateField(field === 'cursor' ? CARET_FIELD : field, value),
  };
  // The plugin uses no other members.
  return { view: view as Awareness, countRead: () => read };
}
