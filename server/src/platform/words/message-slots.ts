import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Forms of a plural by their names, with `#` for the number. */
export type Forms = Readonly<Record<string, string>>;

/** A place of a message in which a value stands, or a form that a number chose. */
export interface Slot {
  name: string;
  forms?: Forms;
}

/** The places of a message in their order; undefined for a message with more than values and forms of words. */
export function slotsOf(tokens: CompiledMessage): Slot[] | undefined {
  const slots: Slot[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const forms = formsOf(token);
    if (token.length > 1 && !forms) return undefined;
    slots.push(forms ? { name: token[0], forms } : { name: token[0] });
  }
  return slots;
}

/** The texts before, between and after the places of a message. */
export function fixedTexts(tokens: CompiledMessage): string[] {
  const fixed = [''];
  for (const token of tokens) {
    if (typeof token === 'string') fixed[fixed.length - 1] += token;
    else fixed.push('');
  }
  return fixed;
}

/** The forms of a message that is nothing but a plural; undefined for others. */
export function pluralForms(tokens: CompiledMessage): Forms | undefined {
  const [token, ...more] = tokens;
  return token && typeof token !== 'string' && more.length === 0 ? formsOf(token) : undefined;
}

/** The forms of a place that a number chooses; undefined where a form holds a place of its own. */
export function formsOf(token: Exclude<CompiledMessage[number], string>): Forms | undefined {
  if (token[1] !== 'plural') return undefined;
  const forms = Object.entries(token[2] as Readonly<Record<string, unknown>>).filter(
    ([name]) => name !== 'offset',
  );
  const texts: [string, string][] = [];
  for (const [name, form] of forms) {
    const parts = form as CompiledMessage;
    if (parts.some((part) => typeof part !== 'string')) return undefined;
    texts.push([name, parts.join('')]);
  }
  return Object.fromEntries(texts);
}

const COUNT = /^\d[\d,]*$/u;

/** A number as it was written in English; undefined for what is none. */
export const countIn = (text: string): number | undefined =>
  COUNT.test(text) ? Number(text.replaceAll(',', '')) : undefined;

/** Which form a text is, and its number where the form has one; undefined for none of them. */
export function readForm(text: string, forms: Forms): { form: string; count?: number } | undefined {
  for (const [form, pattern] of Object.entries(forms)) {
    const [before = '', after, more] = pattern.split('#');
    if (after === undefined) {
      if (text === pattern) return { form };
      continue;
    }
    if (more !== undefined || !text.startsWith(before) || !text.endsWith(after)) continue;
    const count = countIn(text.slice(before.length, text.length - after.length));
    if (count !== undefined) return { form, count };
  }
  return undefined;
}
