import { t } from '@fap/shared/kernel/words.ts';
import { refuse, refuseAt } from '../values/refuse.ts';
import type { Element } from './element.ts';

/** Twice as deep as any statement. */
const MAX_DEPTH = 48;
/** More than the largest statement has; it bounds the memory of a file made of nothing but tags. */
const MAX_ELEMENTS = 600_000;

/** The open elements while a file is read; it bounds their depth and number. */
export class ElementStack {
  readonly open: Element[] = [];
  root: Element | null = null;
  #count = 0;

  /** Opens an element inside the innermost open one. */
  push(element: Element): void {
    this.#count += 1;
    if (this.#count > MAX_ELEMENTS)
      refuse(t`This file has more than ${MAX_ELEMENTS} elements, too many for us.`);
    if (this.open.length >= MAX_DEPTH) refuseAt(element.line, 'the elements are nested too deeply.');
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else if (this.root) refuseAt(element.line, 'there is a second outermost element.');
    else this.root = element;
    this.open.push(element);
  }

  /** The root, once everything is closed. */
  finish(): Element {
    const unclosed = this.open.at(-1);
    if (unclosed) refuseAt(unclosed.line, `<${unclosed.name}> has no end.`);
    return this.root ?? refuse(t`There are no elements in this file.`);
  }
}
