import { load } from 'cheerio/slim';
import { LINKS } from '../reading-limits.ts';
import { sha256 } from '../sha256.ts';

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];

/** What a page shows and how it is built, without ever rendering it. */
export interface WalkedHtml {
  title: string;
  text: string;
  /** Where its links and forms lead, in order, each once. */
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
const LEADS_OUT = /^(?:https?|ftp|mailto|tel|bitcoin|ethereum|whatsapp|tg):/iu;

/**
 * Reads HTML with a parser and a walk without recursion: no nesting is too deep for them, only for the time a file may
 * take.
 */
export function walkHtml(html: string): WalkedHtml {
  const [root] = load(html).root();
  const tags: string[] = [];
  const links = new Set<string>();
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
        const { href, action, src } = node.attribs;
        const target = (href ?? action ?? (node.name === 'iframe' ? src : undefined))?.trim();
        if (target && LEADS_OUT.test(target) && node.name !== 'link' && links.size < LINKS) links.add(target);
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
    text: text.replaceAll(/ *\n\s*/gu, '\n').trim(),
    links: [...links],
    structureHash: sha256(tags.join(' ')),
  };
}

const isTitle = (parent: unknown) => (parent as { name?: string } | null)?.name === 'title';

function isUnseen(name: string, attribs: Readonly<Record<string, string>>): boolean {
  return UNSEEN.has(name) || 'hidden' in attribs || HIDDEN_STYLE.test(attribs.style ?? '');
}

/** The links that a text does not show already, as lines below it. */
export function linkLines(text: string, links: readonly string[]): string {
  const unseen = links.filter((link) => !text.includes(link));
  return unseen.length === 0 ? '' : `\n\nLinks:\n${unseen.join('\n')}`;
}
