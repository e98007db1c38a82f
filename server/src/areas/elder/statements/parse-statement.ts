import type { Statement } from '@fap/shared/elder/payment.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { mapCamt } from './camt/map-camt.ts';
import { mapCsv } from './csv/map-csv.ts';
import { mapOfx } from './ofx/map-ofx.ts';
import { readSgml } from './ofx/read-sgml.ts';
import { decodeBytes } from './text/decode-bytes.ts';
import { detectFormat, otherFormat } from './text/detect-format.ts';
import type { Reading } from './values/draft.ts';
import { finishStatement } from './values/finish-statement.ts';
import { quote, refuse } from './values/refuse.ts';
import { readXml } from './xml/read-xml.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Reads a bank statement: OFX 1 and 2, CAMT.053 or CSV, told apart by content. It is read as a whole or refused with
 * the line that is wrong.
 */
export function parseStatement(bytes: Uint8Array, fileName: string): Statement {
  if (bytes.length === 0) refuse(t`This file is empty.`);
  if (bytes.length > MAX_BYTES) refuse(t`This file is larger than 10 MiB. Please import it in parts.`);
  // Archives and PDFs are not text, which would be all that decoding says of them.
  const other = otherFormat(new TextDecoder('windows-1252').decode(bytes.subarray(0, 100)));
  if (other) refuse(`${quote(fileName)} is ${other}. Please ask your bank for OFX, CAMT.053 or CSV.`);
  const text = decodeBytes(bytes);
  if (text.trim() === '') refuse(t`This file is empty.`);
  return finishStatement(readText(text));
}

function readText(text: string): Reading {
  const format = detectFormat(text);
  if (format === 'csv') return mapCsv(text);
  if (format === 'sgml') return mapOfx(readSgml(text));
  const root = readXml(text);
  return root.name === 'OFX' ? mapOfx(root) : mapCamt(root);
}
