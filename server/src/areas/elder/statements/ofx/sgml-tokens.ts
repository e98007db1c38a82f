/** A tag and the text that follows it, trimmed. */
export interface SgmlToken {
  name: string;
  isEnd: boolean;
  text: string;
  line: number;
}

const TAG = /^(\/?)([a-z][\w.:-]*)\s*(\/?)>/iu;
/** Longer than any tag. */
const MAX_TAG = 80;

/** The tags of SGML in their order. A `<` that begins no tag is text: banks write "A < B" and "AT&T" as they are. */
export function* sgmlTokens(source: string): Generator<SgmlToken> {
  let line = 1;
  let token: SgmlToken | null = null;
  let textFrom = 0;
  for (let open = source.indexOf('<'); open !== -1; open = source.indexOf('<', open + 1)) {
    const tag = TAG.exec(source.slice(open + 1, open + 1 + MAX_TAG));
    if (!tag) continue;
    const between = source.slice(textFrom, open);
    if (token) yield { ...token, text: between.trim() };
    line += between.split('\n').length - 1;
    const [whole, slash, name = '', selfEnd] = tag;
    token = { name: name.toUpperCase(), isEnd: slash === '/', text: '', line };
    textFrom = open + 1 + whole.length;
    line += whole.split('\n').length - 1;
    if (selfEnd === '/') {
      yield token;
      token = { ...token, isEnd: true };
    }
  }
  if (token) yield { ...token, text: source.slice(textFrom).trim() };
}
