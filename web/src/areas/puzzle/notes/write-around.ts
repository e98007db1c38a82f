import { Fragment, type Node } from '@tiptap/pm/model';
import {
  getRelativeSelection,
  type ProsemirrorBinding,
  updateYFragment,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';
import type { XmlFragment } from 'yjs';

/**
 * Makes the binding write only what stands between blocks that it must not touch. Its comparison (@tiptap/y-tiptap 3.0.9) replaces
 * such a block by a new element when what stands before and behind it changes at once. Editor and document have the same of them in
 * the same order.
 */
export function writeAround(binding: ProsemirrorBinding, isUntouched: (block: Node) => boolean): void {
  const writeAll = binding._prosemirrorChanged.bind(binding);
  binding._prosemirrorChanged = (doc: Node) => {
    const blocks = [...doc.children];
    if (!blocks.some(isUntouched)) return writeAll(doc);
    binding.doc.transact(() => {
      const elements = binding.type.toArray();
      const isMapped = (at: number): boolean => {
        const mapped = binding.mapping.get(elements[at] as (typeof elements)[number]);
        return mapped !== undefined && !Array.isArray(mapped) && isUntouched(mapped);
      };
      const there = gapsBetween(elements.length, isMapped);
      const here = gapsBetween(blocks.length, (at) => isUntouched(blocks[at] as Node));
      // From the end, so that the other places stay valid.
      for (const [index, gap] of [...there.entries()].reverse()) {
        const part = here[index];
        if (!part) throw new Error('the editor lost a block that it cannot show');
        const nodes = Fragment.fromArray(blocks.slice(part.from, part.to));
        updateYFragment(binding.doc, windowOf(binding.type, gap), doc.copy(nodes), binding);
      }
      binding.mapping.set(binding.type, doc);
      // As the binding itself remembers it.
      Object.assign(binding, {
        beforeTransactionSelection: getRelativeSelection(binding, binding.prosemirrorView.state),
      });
    }, ySyncPluginKey);
  };
}

interface Gap {
  from: number;
  to: number;
}

/** The runs before, between and after the blocks that are left alone; some may be empty. */
function gapsBetween(length: number, isUntouched: (at: number) => boolean): Gap[] {
  const gaps: Gap[] = [];
  let from = 0;
  for (let at = 0; at < length; at += 1) {
    if (!isUntouched(at)) continue;
    gaps.push({ from, to: at });
    from = at + 1;
  }
  return [...gaps, { from, to: length }];
}

/** A part of the notes as the comparison sees it: the members it uses, with their places moved. */
function windowOf(notes: XmlFragment, { from, to }: Gap): XmlFragment {
  const view: Pick<XmlFragment, 'toArray' | 'get' | 'slice' | 'delete' | 'insert'> = {
    toArray: () => notes.slice(from, to),
    get: (at) => notes.get(from + at),
    slice: (start = 0, end = to - from) => notes.slice(from + start, from + end),
    delete: (at, length) => notes.delete(from + at, length),
    insert: (at, content) => notes.insert(from + at, content),
  };
  return view as XmlFragment;
}
