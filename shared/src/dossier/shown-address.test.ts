import { expect, test } from 'vitest';
import { shownAddress } from './shown-address.ts';

const of = (value: string, reports: number) => shownAddress({ type: 'url', value, reports });

test('a link that one person names is shown up to its host', () => {
  expect(of('https://desk.example/r/ottiline?mail=a', 1)).toBe('https://desk.example/');
  expect(of('https://desk.example:8443/r', 1)).toBe('https://desk.example:8443/');
});

test('a link that more people name keeps its path, unless that holds a detail of somebody', () => {
  expect(of('https://desk.example/login?mail=a@b.example#me', 2)).toBe('https://desk.example/login');
  expect(of('https://desk.example/api/ottiline.q@hush-mail.example/1', 3)).toBe('https://desk.example/');
  expect(of('https://desk.example/api/ottiline.q%40hush-mail.example', 3)).toBe('https://desk.example/');
});

test('anything else is shown as it is, broken links too', () => {
  expect(shownAddress({ type: 'domain', value: 'desk.example', reports: 1 })).toBe('desk.example');
  expect(of('no address', 1)).toBe('no address');
  expect(of('https://desk.example/%E0%A4%A', 2)).toBe('https://desk.example/%E0%A4%A');
});
