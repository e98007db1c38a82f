import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../../testing/cpu-ms.ts';
import { refusalOf } from './testing/read-text.ts';

const MIB = 1024 * 1024;
const fill = (piece: string, size = 9 * MIB) => piece.repeat(Math.floor(size / piece.length));
const TABLE = 'Date,Payee,Amount\n';
const ENTRY = '<Amt Ccy="USD">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-01-01</Dt></BookgDt>';
const statement = (entries: string) =>
  `<Document><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "${'&lol;'.repeat(10)}">]><OFX>&lol1;</OFX>`;
const external = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><OFX>&f;</OFX>';
const DEFINITION = 'This file contains a document type definition, which we do not read.';

describe('a hostile file is refused in words, soon, and with little memory', () => {
  test.for([
    ['nothing', '', 'This file is empty.'],
    ['blanks', fill(' \r\n'), 'This file is empty.'],
    ['too much', fill(' ', 11 * MIB), 'This file is larger than 10 MiB. Please import it in parts.'],
    ['entities in entities', laughs, DEFINITION],
    ['an entity of another file', external, DEFINITION],
    ['a definition in lower case', '<OFX><!entity a "b"></OFX>', DEFINITION],
    ['a PDF', '%PDF-1.7', '“statement.txt” is a PDF. Please ask your bank for OFX, CAMT.053 or CSV.'],
    ['deep XML', fill('<a>'), 'Line 1: the elements are nested too deeply.'],
    ['deep SGML', `<OFX>${fill('<A>')}`, 'Line 1: the elements are nested too deeply.'],
    ['many elements', `<a>${fill('<b/>')}</a>`, 'This file has more than 600000 elements, too many for us.'],
    ['SGML of empty elements', `<OFX>${fill('<Q><M><N></Q>')}</OFX>`, /more than 600000 elements/u],
    ['signs that begin no tag', `<OFX>${fill('<')}`, /text in <OFX>/u],
    ['a comment without an end', `<a><!--${fill('-')}`, /not well-formed/u],
    ['character data without an end', `<a><![CDATA[${fill(']')}`, /not well-formed/u],
    ['a NUL character as an entity', '<OFX>&#0;</OFX>', /text in|not well-formed/u],
    ['many entries', statement(fill(`<Ntry>${ENTRY}</Ntry>`)), /more than 20000 payments/u],
    [
      'a large batch',
      statement(
        `<Ntry>${ENTRY}${fill('<NtryDtls><TxDtls><Amt Ccy="USD">1</Amt></TxDtls></NtryDtls>')}</Ntry>`,
      ),
      /more than 20000 payments/u,
    ],
    ['one line of commas', TABLE + fill(','), 'Line 2: this line is too long for a row of a table.'],
    ['many lines of commas', TABLE + fill(',\n'), /more than 20000 payments/u],
    ['quotes', TABLE + fill('"\n'), /more than 20000 payments/u],
    ['pairs of quotes', TABLE + fill('"a" "b"\n'), /more than 20000 payments/u],
    ['a long amount', `${TABLE}2026-01-01,a,${fill('1', 60_000)}`, /is not an amount/u],
  ] as const)('%s', ([, file, message]) => {
    const startedAt = cpuMs();
    const said = refusalOf(file);
    expect(cpuMs() - startedAt).toBeLessThan(15_000);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
    expect(said.length).toBeLessThan(300);
  });

  test.for([
    ['a NUL character', Buffer.from(`${TABLE}2026-01-01,a\0,1`), /^Line 2: there is a NUL character/u],
    [
      'a lone surrogate of UTF-16',
      Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
      /The characters of this file are not “utf-16le”/u,
    ],
    [
      'half a character of UTF-16',
      Buffer.from([0xff, 0xfe, 0x41]),
      /The characters of this file are not “utf-16le”/u,
    ],
    [
      'XML that is not in its encoding',
      Buffer.from('<?xml version="1.0"?><a>\u00e9</a>', 'latin1'),
      /not “utf-8”/u,
    ],
    [
      'an unknown encoding',
      Buffer.from('<?xml version="1.0" encoding="EBCDIC-9"?><a/>'),
      /cannot read the encoding “EBCDIC-9”/u,
    ],
    [
      'an unknown character set',
      Buffer.from('OFXHEADER:100\nCHARSET:9999\n<OFX><A>\u00e9</OFX>', 'latin1'),
      /cannot read the encoding “windows-9999”/u,
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004\0\0'), /an Excel workbook/u],
  ] as const)('%s', ([, bytes, message]) => {
    expect(refusalOf(bytes)).toMatch(message);
  });
});

test('bytes of any kind, and statements with bytes turned over, end in payments or in words', () => {
  const seeds = [
    `${TABLE}01/02/2026,Ann,"-1,234.50"\n`,
    'OFXHEADER:100\n<OFX><STMTRS><CURDEF>USD<BANKTRANLIST><STMTTRN><DTPOSTED>20260105<TRNAMT>-1<NAME>A</STMTTRN></BANKTRANLIST></STMTRS></OFX>',
    `<?xml version="1.0" encoding="UTF-8"?>${statement(`<Ntry>${ENTRY}</Ntry>`)}`,
  ].map((text) => new TextEncoder().encode(text));
  const turned = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 8 }),
    )
    .map(([seed, changes]) => {
      const bytes = Uint8Array.from(seed);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return bytes;
    });
  fc.assert(
    fc.property(fc.oneof(turned, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      expect(refusalOf(bytes)).toMatch(/\.$|^read with \d+ payments$/u);
    }),
    { numRuns: 2_000 },
  );
});
