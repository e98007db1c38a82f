import { type JSXElement, type JSXFragment, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser';

/** A text of a source file that may be shown on screen, with its line. */
export interface WrittenSentence {
  text: string;
  line: number;
}

/** Placeholder of a run-time value. */
const HOLE = '…';

/** Finds the texts of a TypeScript file: JSX and templates with placeholders for values, and strings; no comments and no SQL. */
export function findWrittenSentences(path: string, source: string): WrittenSentence[] {
  const found: WrittenSentence[] = [];
  const add = (text: string, offset: number) => {
    const plain = text.replaceAll(/\s+/gu, ' ').trim();
    if (plain !== '') found.push({ text: plain, line: source.slice(0, offset).split('\n').length });
  };
  const addChildren = ({ children, start }: JSXElement | JSXFragment) => {
    if (children.some((child) => child.type === 'JSXText' && child.value.trim() !== ''))
      add(children.map((child) => (child.type === 'JSXText' ? child.value : wordsOf(child))).join(''), start);
  };
  const statements = new Set<number>();
  new Visitor({
    TaggedTemplateExpression({ quasi, tag }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') statements.add(quasi.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') add(value, start);
    },
    TemplateLiteral(node) {
      if (!statements.has(node.start)) add(templateText(node), node.start);
    },
    JSXElement: addChildren,
    JSXFragment: addChildren,
  }).visit(parseSync(path, source).program);
  return found;
}

const templateText = ({ quasis }: TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').join(HOLE);

/** The text of a JSX child; a literal in braces (`{' '}`) belongs to the sentence around it. */
function wordsOf(child: JSXElement['children'][number]): string {
  if (child.type !== 'JSXExpressionContainer') return HOLE;
  const { expression } = child;
  if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  return expression.type === 'JSXEmptyExpression' ? '' : HOLE;
}
