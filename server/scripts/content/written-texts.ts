import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser';

/** A text of the content as a source file holds it. */
export interface WrittenText {
  entryId: string;
  /** As in `entry-texts.ts`: names of fields, ids, and numbers in lists. */
  address: string;
  text: string;
  /** Where its literal stands in the file, with its tag. */
  start: number;
  end: number;
}

/** The id of a glossary entry, which follows from its term. */
const idOfTerm = (term: string): string => term.toLowerCase().replaceAll(/[^a-z]+/gu, '-');

/** Every text of a source file that stands in an object with an id, or in a call of the glossary's `entry`. */
export function findWrittenTexts(path: string, source: string): WrittenText[] {
  const found: WrittenText[] = [];

  function add(entryId: string, address: readonly string[], node: Expression): void {
    const text = textOf(node);
    if (text === null) return;
    found.push({ entryId, address: address.join('/'), text, start: node.start, end: node.end });
  }

  function collect(entryId: string, address: readonly string[], node: Argument | Expression): void {
    switch (node.type) {
      case 'ObjectExpression':
        for (const property of node.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier')
            collect(entryId, [...address, property.key.name], property.value);
        return;
      case 'ArrayExpression':
        for (const [place, element] of node.elements.entries())
          if (element && element.type !== 'SpreadElement')
            collect(entryId, [...address, idOf(element) ?? String(place)], element);
        return;
      case 'CallExpression':
        // As `branch({ … })` and `role('Pawn', { … })`: what stands in the object is part of what the call gives.
        for (const argument of node.arguments)
          if (argument.type === 'ObjectExpression') collect(entryId, address, argument);
        return;
      case 'SpreadElement':
        return;
      default:
        add(entryId, address, node);
    }
  }

  const inside = new Set<number>();
  new Visitor({
    ObjectExpression(node) {
      const id = idOf(node);
      // The outermost object with an id is the entry; those within it are its parts.
      if (id === null || [...inside].some((end) => node.end <= end)) return;
      inside.add(node.end);
      collect(id, [], node);
    },
    CallExpression({ callee, arguments: [term, meaning] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'entry' || !term || !meaning) return;
      const words = term.type === 'SpreadElement' ? null : textOf(term);
      if (words !== null && meaning.type !== 'SpreadElement') add(idOfTerm(words), ['meaning'], meaning);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** The id of an object, or of the object that a call is given. */
function idOf(node: Argument | Expression): string | null {
  if (node.type === 'CallExpression') return node.arguments.map(idOf).find((id) => id !== null) ?? null;
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties)
    if (
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'id' &&
      property.value.type === 'Literal' &&
      typeof property.value.value === 'string'
    )
      return property.value.value;
  return null;
}

/** The words of a literal, or of a template without values. */
function textOf(node: Expression): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  const template = node.type === 'TaggedTemplateExpression' ? node.quasi : node;
  if (template.type !== 'TemplateLiteral' || template.expressions.length > 0) return null;
  return template.quasis[0]?.value.cooked ?? null;
}
