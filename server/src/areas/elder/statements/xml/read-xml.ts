import { SaxesParser } from 'saxes';
import { quote, refuseAt } from '../values/refuse.ts';
import type { Element } from './element.ts';
import { ElementStack } from './element-stack.ts';
import { refuseDefinitions } from './refuse-definitions.ts';

/** Reads XML as a tree; refuses what is not well-formed, with its line. */
export function readXml(text: string): Element {
  refuseDefinitions(text);
  const parser = new SaxesParser();
  const stack = new ElementStack();
  parser.on('error', ({ message }) => {
    refuseAt(parser.line, `this is not well-formed XML (${quote(message.replace(/^[\d:]+ /u, ''))}).`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    stack.push({ name: localName(name), text: '', attributes, children: [], line: parser.line });
  });
  parser.on('closetag', () => {
    stack.open.pop();
  });
  const addText = (more: string): void => {
    const innermost = stack.open.at(-1);
    if (innermost) innermost.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return stack.finish();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
