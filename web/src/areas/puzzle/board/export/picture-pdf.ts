/** A picture that a PDF shows as it is. */
export interface JpegPicture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** PDF counts in points; its readers show no page larger than this. */
const MAX_POINTS = 14_400;
const POINTS_A_PIXEL = 0.75;

/** A PDF of one page as large as its picture (ISO 32000-1: the picture is an image XObject with the filter DCTDecode). */
export function pictureToPdf({ bytes, width, height }: JpegPicture, title: string): Uint8Array<ArrayBuffer> {
  const scale = Math.min(POINTS_A_PIXEL, MAX_POINTS / Math.max(width, height));
  const [wide, high] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
  const content = `q ${wide} 0 0 ${high} 0 0 cm /Board Do Q`;
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`;
  const objects: Uint8Array[][] = [
    [ascii('<< /Type /Catalog /Pages 2 0 R >>')],
    [ascii('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [
      ascii(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Resources << /XObject << /Board 4 0 R >> >> /Contents 5 0 R >>`,
      ),
    ],
    [ascii(`${picture}\nstream\n`), bytes, ascii('\nendstream')],
    [ascii(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)],
    [ascii(`<< /Title ${textString(title)} >>`)],
  ];
  const parts: Uint8Array[] = [ascii('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(ascii(`${index + 1} 0 obj\n`));
    for (const part of object) add(part);
    add(ascii('\nendobj\n'));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(ascii(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(
    ascii(
      `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return joined(parts, length);
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A text of any script: UTF-16 with its mark, in hexadecimal. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
