import type { Awareness } from 'y-protocols/awareness';
import { createRelativePositionFromJSON } from 'yjs';

/** The awareness field of carets in the notes; `cursor` is already the pointer on the board. */
const CARET_FIELD = 'caret';

/** A valid caret or null. Other clients may send anything, and the plugin throws on an invalid position. */
function caretOf(value: unknown): unknown {
  const { anchor, head } = (value ?? {}) as { anchor?: unknown; head?: unknown };
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

/**
 * An adapter of the room's awareness for the editor's caret plugin. The plugin writes to any field it is given but
 * reads only `cursor` (@tiptap/y-tiptap 3.0.9), so the field name is translated in both directions.
 */
export function createCaretAwareness(awareness: Awareness): Awareness {
  const translate = (state: Record<string, unknown> | null) =>
    state && { ...state, cursor: caretOf(state[CARET_FIELD]) };
  const view: Pick<
    Awareness,
    'clientID' | 'doc' | 'on' | 'off' | 'getLocalState' | 'getStates' | 'setLocalStateField'
  > = {
    clientID: awareness.clientID,
    doc: awareness.doc,
    on: (event, listener) => awareness.on(event, listener),
    off: (event, listener) => awareness.off(event, listener),
    getLocalState: () => translate(awareness.getLocalState()),
    getStates: () => new Map([...awareness.getStates()].map(([id, state]) => [id, translate(state) ?? {}])),
    setLocalStateField: (field, value) =>
      awareness.setLocalStateField(field === 'cursor' ? CARET_FIELD : field, value),
  };
  // The plugin uses no other members.
  return view as Awareness;
}
