import { load } from 'cheerio/slim';
import { LINKS } from '../content/reading-limits.ts';
import { sha256 } from '../content/sha256.ts';

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];

/** What a page shows and how it is built, without ever rendering it. */
export interface WalkedHtml {
  title: string;
  text: string;
  /** Where its links and forms lead, each once, in order; what is relative to the page comes last. */
  links: string[];
  /** SHA-256 of its tags in order, without words and attributes: the same kit gives the same page. */
  structureHash: string;
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'head', 'title', 'iframe', 'object']);
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em)?\s*(?:;|$)/iu;
const LEADS_OUT = /^(?:https?:\/\/|(?:ftp|mailto|tel|bitcoin|ethereum|whatsapp|tg):)/iu;
/** What `//host` is resolved against when nobody knows where the page was: all that counts is the scheme. */
const SOME_ADDRESS = 'https://page.invalid';

/**
 * Parses HTML and walks it without recursion, so that deep nesting cannot overflow the stack. `address` is where the page
 * was, if that is known.
 */
export function walkHtml(html: string, address = ''): WalkedHtml {
  const page = resolveTarget(address, null);
  const [root] = load(html).root();
  const tags: string[] = [];
  const targets = new Set<string>();
  let base: string | undefined;
  let text = '';
  let title = '';
  let hiddenBelow: Node | null = null;

  let node: Node | null = root?.children[0] ?? null;
  let isEntering = true;
  while (node) {
    if (isEntering) {
      if (node.type === 'text') {
        if (!hiddenBelow) text += node.data.replaceAll(/\s+/gu, ' ');
        else if (isTitle(node.parent)) title ||= node.data.trim();
      } else if ('attribs' in node) {
        tags.push(node.name);
        for (const target of targetsOf(node.name, node.attribs)) targets.add(target);
        if (node.name === 'base') base ??= node.attribs.href;
        if (BLOCKS.has(node.name)) text += '\n';
        if (!hiddenBelow && isUnseen(node.name, node.attribs)) hiddenBelow = node;
        const [child] = node.children;
        if (child) {
          node = child as Node;
          continue;
        }
      }
    }
    if ('attribs' in node) {
      tags.push('/');
      if (BLOCKS.has(node.name)) text += '\n';
    }
    if (node === hiddenBelow) hiddenBelow = null;
    isEntering = node.next !== null;
    node = (node.next ?? node.parent) as Node | null;
    if (node?.type === 'root') break;
  }
  return {
    title,
    text: text.replaceAll(/(?<! ) *\n\s*/gu, '\n').trim(),
    links: findLinks(targets, resolveTarget(base ?? '', page) ?? page),
    structureHash: sha256(tags.join(' ')),
  };
}

/** Where an element may lead, as it is written; a place on the same page is none. */
function targetsOf(
  name: string,
  { href, action, formaction, src }: Readonly<Record<string, string>>,
): string[] {
  if (name === 'link' || (name === 'base' && !LEADS_OUT.test(href ?? ''))) return [];
  return [href, action, formaction, name === 'iframe' ? src : undefined].flatMap((written) => {
    const target = written?.trim();
    return target && !target.startsWith('#') ? [target] : [];
  });
}

/**
 * Where targets lead from a page at this address; those that lead nowhere without knowing it are left out. Absolute ones
 * come first, so that many links to itself cannot push them beyond the limit.
 */
function findLinks(targets: ReadonlySet<string>, address: string | null): string[] {
  const links = new Set<string>();
  const isWhole = (target: string) => LEADS_OUT.test(target) || namesHost(target);
  const all = [...targets];
  for (const target of [...all.filter(isWhole), ...all.filter((target) => !isWhole(target))]) {
    if (links.size >= LINKS) break;
    const link = LEADS_OUT.test(target) ? target : resolveTarget(target, address);
    if (link) links.add(link);
  }
  return [...links];
}

/** A web address as a browser makes it of a target on a page; null when it is none, or when only the page could tell. */
function resolveTarget(target: string, address: string | null): string | null {
  const url = URL.parse(target, address ?? (namesHost(target) ? SOME_ADDRESS : undefined));
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}

const namesHost = (target: string) => /^[/\\]{2}/u.test(target.replaceAll(/[\t\n\r]/gu, ''));

const isTitle = (parent: unknown) => (parent as { name?: string } | null)?.name === 'title';

function isUnseen(name: string, attribs: Readonly<Record<string, string>>): boolean {
  return UNSEEN.has(name) || 'hidden' in attribs || HIDDEN_STYLE.test(attribs.style ?? '');
}

/** The links that a text does not show already, as lines below it. */
export function linkLines(text: string, links: readonly string[]): string {
  const unseen = links.filter((link) => !text.includes(link));
  return unseen.length === 0 ? '' : `\n\nLinks:\n${unseen.join('\n')}`;
}
