import { describe, expect, test } from 'vitest';
import { TEXT_CHARACTERS } from '../content/reading-limits.ts';
import { readEmail } from './read-email.ts';

const LINK = 'https://collect.example/in';
const LURE = 'Your account is locked. Pay the release fee today.';
const DECOY = 'Hi Anna, are we still on for lunch on Thursday?';

const mail = (plain: string, html: string) =>
  [
    'From: desk@collect.example',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    plain,
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
    '',
  ].join('\r\n');
const textOf = async (message: string) => (await readEmail(Buffer.from(message))).text ?? '';

describe('a message in two forms', () => {
  test('is read as mail programs show it, followed by the differing plain part', async () => {
    const text = await textOf(mail(DECOY, `<p>${LURE}</p><a href="${LINK}">Unlock</a>`));
    expect(text).toBe(
      `From: desk@collect.example\n\n${LURE}\nUnlock\n\nPlain text part:\n${DECOY}\n\nLinks:\n${LINK}`,
    );
  });

  test('with the same words in both is read once, whatever the line breaks and the notation of links', async () => {
    const plain = `Your account\r\nis  locked. Pay the *release fee* today.\r\n\r\nUnlock (${LINK}/)\r\n\r\n-- \r\n<${LINK}>`;
    const text = await textOf(
      mail(
        plain,
        `<p>Your account is locked.<br>Pay the <b>release fee</b> today.</p><p><a href="${LINK}">Unlock</a></p>`,
      ),
    );
    expect(text).not.toContain('Plain text part');
    expect(text.match(/locked/gu)).toHaveLength(1);
    expect(text).toContain(`Links:\n${LINK}`);
  });

  test('adds from its plain part only what is new: another word, another link', async () => {
    const plain = `${LURE}\n\nPay the release fee tomorrow.\n\nUnlock: https://other.example/in`;
    const text = await textOf(mail(plain, `<p>${LURE}</p><p><a href="${LINK}">Unlock</a></p>`));
    const [, added] = text.split('Plain text part:\n');
    expect(added).toBe(
      `Pay the release fee tomorrow.\n\nUnlock: https://other.example/in\n\nLinks:\n${LINK}`,
    );
  });

  test('is read from its plain part when the HTML shows no words', async () => {
    const text = await textOf(mail(LURE, `<a href="${LINK}"><img src="cid:1"></a>`));
    expect(text).toBe(`From: desk@collect.example\n\n${LURE}\n\nLinks:\n${LINK}`);
  });

  test('is compared only as far as it is stored, and says when it was cut', async () => {
    const long = 'word '.repeat(TEXT_CHARACTERS / 4);
    const isCut = async (plain: string, html: string) =>
      (await readEmail(Buffer.from(mail(plain, html)))).isCut;
    expect(await isCut(LURE, `<p>${long}</p>`)).toBe(true);
    expect(await isCut(long, `<p>${LURE}</p>`)).toBe(true);
    expect(await isCut(LURE, `<p>${LURE}</p>`)).toBe(false);
  });
});

test('reads a message saved as UTF-16', async () => {
  const wide = Buffer.from(`\ufeff${mail(DECOY, `<p>${LURE}</p>`)}`, 'utf16le');
  expect((await readEmail(wide)).text).toContain(LURE);
});
