import { type FileTraces, type FormTrace, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { load } from 'cheerio/slim';
import { asksOf } from './form-asks.ts';
import { traceScripts } from './trace-scripts.ts';

/** Only the beginning of a page's scripts is looked at: libraries follow, which say nothing of whose page it is. */
const SCRIPT_CHARACTERS = 400_000;
const MAX_FORMS = 50;
const MAX_FIELDS = 200;

/** Forms, scripts and frames of a saved page; it is parsed, never run. */
export function tracePage(html: string, address: string): FileTraces {
  const $ = load(html);
  const scripts = $('script')
    .toArray()
    .map((element) => $(element).text())
    .join('\n')
    .slice(0, SCRIPT_CHARACTERS);
  const sources = $('script[src], iframe[src], img[src]')
    .toArray()
    .map((element) => $(element).attr('src') ?? '')
    .join('\n')
    .slice(0, SCRIPT_CHARACTERS);
  const found = traceScripts(`${scripts}\n${sources}`);
  const hasHiddenFrame = $('iframe')
    .toArray()
    .some((element) => isHiddenFrame(element.attribs));
  return {
    ...NO_TRACES,
    ...found,
    code: hasHiddenFrame ? [...found.code, 'hidden-frame'] : found.code,
    forms: $('form')
      .toArray()
      .slice(0, MAX_FORMS)
      .flatMap((form): FormTrace[] => {
        const fields = $(form)
          .find('input, textarea, select')
          .toArray()
          .slice(0, MAX_FIELDS)
          .filter(({ attribs }) => !/^(?:hidden|submit|button|search)$/iu.test(attribs.type ?? ''))
          .flatMap(({ attribs }) => [
            attribs.type === 'password' ? 'password' : '',
            attribs.name ?? '',
            attribs.id ?? '',
            attribs.placeholder ?? '',
            attribs.autocomplete ?? '',
            attribs['aria-label'] ?? '',
          ]);
        const asks = asksOf(fields);
        return asks.length > 0 ? [{ asks, host: hostOf(form.attribs.action ?? '', address) }] : [];
      }),
  };
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
