import { type FileTraces, type FormTrace, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { type PageElement, type PageVisitor, walkHtml } from '../content/walk-html.ts';
import { asksOf } from './form-asks.ts';
import { traceScripts } from './trace-scripts.ts';

/** Only the beginning of a page's scripts is looked at: libraries follow, which say nothing of whose page it is. */
const SCRIPT_CHARACTERS = 400_000;
const MAX_FORMS = 50;
const MAX_FIELD_NAMES = 1_000;
const FIELDS = new Set(['input', 'textarea', 'select']);
/** Fields into which nobody types an answer. */
const UNASKED = /^(?:hidden|submit|button|search)$/iu;
/** Elements whose address may belong to a counter. */
const SOURCED = new Set(['script', 'iframe', 'img']);

/** A form while the walk is inside it. */
interface OpenForm {
  action: string;
  fields: string[];
}

/**
 * Gathers forms, scripts and frames of a page while it is walked: a walk of its own would double what a hostile page costs. The page is
 * parsed, never run.
 */
export class PageTracer implements PageVisitor {
  readonly #address: string;
  readonly #forms: OpenForm[] = [];
  #form: OpenForm | null = null;
  #scripts = '';
  #hasHiddenFrame = false;

  /** `address` is the page's own, empty when unknown. */
  constructor(address: string) {
    this.#address = address;
  }

  enter({ name, attribs, children }: PageElement): void {
    if (name === 'form') this.#openForm(attribs.action ?? '');
    else if (FIELDS.has(name)) this.#addField(attribs);
    if (name === 'iframe' && isHiddenFrame(attribs)) this.#hasHiddenFrame = true;
    if (SOURCED.has(name)) this.#addScript(attribs.src ?? '');
    if (name === 'script') for (const child of children) if ('data' in child) this.#addScript(child.data);
  }

  leave({ name }: PageElement): void {
    if (name === 'form') this.#form = null;
  }

  /** What the walked page bears. */
  traces(): FileTraces {
    const found = traceScripts(this.#scripts);
    return {
      ...NO_TRACES,
      ...found,
      code: this.#hasHiddenFrame ? [...found.code, 'hidden-frame'] : found.code,
      forms: this.#forms.flatMap(({ action, fields }): FormTrace[] => {
        const asks = asksOf(fields);
        return asks.length > 0 ? [{ asks, host: hostOf(action, this.#address) }] : [];
      }),
    };
  }

  #openForm(action: string): void {
    this.#form = { action, fields: [] };
    if (this.#forms.length < MAX_FORMS) this.#forms.push(this.#form);
  }

  #addField({
    type = '',
    name,
    id,
    placeholder,
    autocomplete,
    ...more
  }: Readonly<Record<string, string>>): void {
    if (!this.#form || this.#form.fields.length >= MAX_FIELD_NAMES || UNASKED.test(type)) return;
    const names = [name, id, placeholder, autocomplete, more['aria-label']];
    if (type.toLowerCase() === 'password') names.push('password');
    this.#form.fields.push(...names.filter((one) => one !== undefined));
  }

  #addScript(text: string): void {
    if (this.#scripts.length < SCRIPT_CHARACTERS) this.#scripts += `\n${text.slice(0, SCRIPT_CHARACTERS)}`;
  }
}

/** Forms, scripts and frames of a saved page that was read earlier. */
export function tracePage(html: string, address: string): FileTraces {
  const tracer = new PageTracer(address);
  walkHtml(html, address, tracer);
  return tracer.traces();
}

/** A frame of another site that nobody sees; counters use such frames openly, in noscript. */
function isHiddenFrame({ src, width, height, style, hidden }: Readonly<Record<string, string>>): boolean {
  if (!/^https?:\/\//iu.test(src ?? '') || /^https:\/\/www\.googletagmanager\.com\//iu.test(src ?? ''))
    return false;
  const isTiny = /^[01]$/u.test(width ?? '') && /^[01]$/u.test(height ?? '');
  return isTiny || hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/iu.test(style ?? '');
}

function hostOf(action: string, address: string): string | null {
  const url = URL.parse(action || address, URL.parse(address)?.href);
  return url && /^https?:$/u.test(url.protocol) ? url.host : null;
}
