import type { Awareness } from 'y-protocols/awareness';
import { createRelativePositionFromJSON } from 'yjs';

/** The others' carets live under a name of their own: `cursor` is where somebody points on the board. */
const CARET_FIELD = 'caret';

/** A caret the plugin can place; others may say anything, and it stops at what is no position. */
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
 * The room's awareness as the editor's caret plugin wants it. The plugin writes under any name it is given but
 * reads `cursor` only (@tiptap/y-tiptap 3.0.9), so that name is translated in both directions.
 */
export function caretAwareness(awareness: Awareness): Awareness {
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
  // The plugin uses these members and no others.
  return view as Awareness;
}
