import { load } from 'cheerio/slim';
import { LINKS } from './reading-limits.ts';
import { sha256 } from './sha256.ts';

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];
/** An element of a parsed page. */
export type PageElement = Extract<Node, { attribs: unknown }>;

/** Sees each element of a page as the walk comes to it and leaves it. */
export interface PageVisitor {
  enter(element: PageElement): void;
  leave(element: PageElement): void;
}

/** What a page shows and how it is built. */
export interface WalkedHtml {
  title: string;
  text: string;
  /** Targets of its links and forms, each once, in order; those relative to the page come last. */
  links: string[];
  /** SHA-256 of its tags in order, without words and attributes: pages made with the same kit have the same one. */
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
/** Base for `//host` when the page's address is unknown; only its scheme matters. */
const BASE_ADDRESS = 'https://page.invalid';

/**
 * Parses HTML and walks it without recursion, because deep nesting would overflow the stack. `address` is the page's own,
 * empty when unknown.
 */
export function walkHtml(html: string, address = '', visitor?: PageVisitor): WalkedHtml {
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
        visitor?.enter(node);
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
      visitor?.leave(node);
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

/** The targets of an element, as written; an anchor on the same page is none. */
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
 * Resolves targets from a page at this address; relative ones are left out when it is unknown. Absolute ones
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

/** Resolves a target to a web address as a browser would; null when it is none, or relative to an unknown page. */
function resolveTarget(target: string, address: string | null): string | null {
  const url = URL.parse(target, address ?? (namesHost(target) ? BASE_ADDRESS : undefined));
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}

const namesHost = (target: string) => /^[/\\]{2}/u.test(target.replaceAll(/[\t\n\r]/gu, ''));

const isTitle = (parent: unknown) => (parent as { name?: string } | null)?.name === 'title';

function isUnseen(name: string, attribs: Readonly<Record<string, string>>): boolean {
  return UNSEEN.has(name) || 'hidden' in attribs || HIDDEN_STYLE.test(attribs.style ?? '');
}

/** Lines with the links that a text does not already show. */
export function linkLines(text: string, links: readonly string[]): string {
  const unseen = links.filter((link) => !text.includes(link));
  return unseen.length === 0 ? '' : `\n\nLinks:\n${unseen.join('\n')}`;
}
