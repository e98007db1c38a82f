import { refuseAt } from '../values/refuse.ts';
import type { Element } from '../xml/element.ts';
import { ElementStack } from '../xml/element-stack.ts';
import { refuseDefinitions } from '../xml/refuse-definitions.ts';
import { decodeEntities } from './decode-entities.ts';
import { type SgmlToken, sgmlTokens } from './sgml-tokens.ts';

/** Elements that hold others. Only the rest, which hold text, may go without an end tag. */
const HOLDERS = new Set([
  ...[
    'OFX',
    'SIGNONMSGSRSV1',
    'SONRS',
    'STATUS',
    'FI',
    'BANKMSGSRSV1',
    'CREDITCARDMSGSRSV1',
    'INVSTMTMSGSRSV1',
  ],
  ...[
    'STMTTRNRS',
    'CCSTMTTRNRS',
    'INVSTMTTRNRS',
    'STMTRS',
    'CCSTMTRS',
    'INVSTMTRS',
    'BANKACCTFROM',
    'CCACCTFROM',
  ],
  ...[
    'INVACCTFROM',
    'BANKTRANLIST',
    'INVTRANLIST',
    'INVBANKTRAN',
    'STMTTRN',
    'PAYEE',
    'BANKACCTTO',
    'CCACCTTO',
  ],
  ...['CURRENCY', 'ORIGCURRENCY', 'LEDGERBAL', 'AVAILBAL', 'BALLIST', 'BAL'],
]);
const NO_ATTRIBUTES = {};

/** Reads the SGML of OFX 1, whose elements with text need no end tag, as the tree that XML would give. */
export function readSgml(text: string): Element {
  refuseDefinitions(text);
  const stack = new ElementStack();
  /** The element whose text ended last: its end tag may follow. */
  let lastLeaf = '';
  for (const token of sgmlTokens(text)) {
    if (!token.isEnd) {
      lastLeaf = openElement(stack, token);
    } else if (token.name === lastLeaf) {
      lastLeaf = '';
    } else {
      lastLeaf = '';
      closeElement(stack, token);
    }
    if (token.isEnd && token.text !== '') refuseAt(token.line, `there is text after </${token.name}>.`);
  }
  return stack.finish();
}

/** Opens an element; one with text holds nothing else, so it is closed at once, and its name is returned. */
function openElement(stack: ElementStack, { name, text, line }: SgmlToken): string {
  if (text !== '' && HOLDERS.has(name))
    refuseAt(line, `there is text in <${name}>, which holds elements only.`);
  stack.push({ name, text: decodeEntities(text), attributes: NO_ATTRIBUTES, children: [], line });
  if (text === '') return '';
  stack.open.pop();
  return name;
}

/** Closes the innermost element of that name; empty elements without an end tag in between held nothing. */
function closeElement({ open }: ElementStack, { name, line }: SgmlToken): void {
  if (!open.some((element) => element.name === name)) refuseAt(line, `</${name}> closes nothing.`);
  for (let element = open.pop(); element && element.name !== name; element = open.pop()) {
    if (HOLDERS.has(element.name)) refuseAt(element.line, `<${element.name}> has no end.`);
    // What followed an empty element seemed to be inside it.
    for (const child of element.children) open.at(-1)?.children.push(child);
    element.children = [];
  }
}
