export interface CaretUser {
  name?: string;
  color?: string;
}

/** With more carets than this none says its name: the names would cover the words, and each that fades is a layer of its own. */
export const MOST_NAMED = 8;

/** Somebody's caret in the notes, in their colour; one with a name says it for some seconds. */
export function caretMark({ name = '', color = 'currentColor' }: CaretUser, isNamed: boolean): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'notes-caret';
  mark.style.borderColor = color;
  if (!isNamed) return mark;
  const label = document.createElement('span');
  label.className = 'notes-caret-label';
  label.style.backgroundColor = color;
  label.textContent = name;
  mark.append(label);
  return mark;
}
