import { describe, expect, test } from 'vitest';
import { LINKS } from '../content/reading-limits.ts';
import { walkHtml } from '../content/walk-html.ts';
import { readHtml } from './read-html.ts';

const FORM = '<form action="//collect.example/x.php"><button>Go</button></form>';

describe('the link targets of a page', () => {
  test.for([
    ['a target without a scheme', FORM, ['https://collect.example/x.php']],
    ['one with backslashes', '<a href="\\\\collect.example\\in">x</a>', ['https://collect.example/in']],
    [
      'a scheme broken over lines',
      '<a href="ht\ntps://collect.example/in">x</a>',
      ['https://collect.example/in'],
    ],
    [
      'a form beside an empty address',
      '<form href="" action="https://collect.example/in"></form>',
      ['https://collect.example/in'],
    ],
    [
      'a button that sends elsewhere than its form',
      '<form action="https://bank.example/in"><button formaction="//collect.example/in">Go</button></form>',
      ['https://bank.example/in', 'https://collect.example/in'],
    ],
    [
      'a target relative to a base, wherever it stands',
      '<a href="in.php">x</a><base href="https://collect.example/a/">',
      ['https://collect.example/a/', 'https://collect.example/a/in.php'],
    ],
    [
      'a base without a scheme',
      '<base href="//collect.example/"><a href="/in">x</a>',
      ['https://collect.example/in'],
    ],
    [
      'other kinds of address as they are written',
      '<a href="mailto:desk@collect.example">x</a>',
      ['mailto:desk@collect.example'],
    ],
  ] as const)('is told of %s', ([, html, links]) => {
    expect(walkHtml(html).links).toEqual(links);
  });

  test('resolve relative to the address of the page', () => {
    const html = `<a href="../sign-in?x=1#top">x</a>${FORM}`;
    expect(walkHtml(html, 'http://kit.example/a/b.html').links).toEqual([
      'http://collect.example/x.php',
      'http://kit.example/sign-in?x=1#top',
    ]);
    const saved = `<!-- saved from url=(0027)http://kit.example/a/b.html -->${html}`;
    expect(readHtml(Buffer.from(saved)).text).toContain('http://kit.example/sign-in?x=1#top');
  });

  test('leave out empty ones, the page itself and scripts', () => {
    const html =
      '<a href="#top">a</a><a href="in.php">b</a><a href="javascript:go()">c</a><a href="data:text/html,x">d</a><a href="">e</a><link href="//style.example/x.css">';
    expect(walkHtml(html).links).toEqual([]);
    expect(walkHtml(html, 'https://kit.example/').links).toEqual(['https://kit.example/in.php']);
    expect(walkHtml(html, 'file:///home/x.html').links).toEqual([]);
  });

  test('stay within the limit, those that lead away first', () => {
    const own = Array.from({ length: LINKS + 10 }, (_, index) => `<a href="/page-${index}">x</a>`).join('');
    const { links } = walkHtml(own + FORM, 'https://kit.example/');
    expect(links).toHaveLength(LINKS);
    expect(links[0]).toBe('https://collect.example/x.php');
  });
});
