// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { makeVerifyPage } from '../../build/verify-page.ts';

let page = '';
beforeAll(async () => {
  page = await makeVerifyPage('en');
}, 60_000);

test('the built page is one small file that names no address and loads nothing', () => {
  expect(page.length).toBeLessThan(150_000);
  expect(page).not.toMatch(/\b(?:src|srcset|href|action|poster|data-src)\s*=\s*["'\w]/u);
  expect(page).not.toMatch(/https?:|wss?:|\/\/[\w-]+\.[a-z]{2,}\//u);
  expect(page).not.toMatch(/@import|url\(|import\s*\(|\bimport\s*["'{]|importScripts/u);
  expect(page).not.toMatch(
    /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|new Worker|RTCPeer|\beval\(|new Function/u,
  );
  expect(page.match(/<script/gu)).toHaveLength(1);
  expect(page).not.toMatch(/<(?:iframe|object|embed|link|base|img|form)\b/u);
});

test('its policy forbids every request, and allows its own script and style by their hashes alone', () => {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/u.exec(page) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[\w+/]{43}='$/u),
    expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/u),
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  // Before anything that it governs.
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style'));
});

test('two builds of the same sources are the same file', async () => {
  expect(await makeVerifyPage('en')).toBe(page);
});
