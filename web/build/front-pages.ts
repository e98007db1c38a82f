import type { Language } from '@fap/shared/kernel/languages.ts';
import type { Plugin } from 'vite';
import type * as Renderer from '../src/front/render-front-pages.tsx';
import { buildApart } from './build-apart.ts';
import { runRenderer } from './run-renderer.ts';

/** Where the server finds them; no address leads there. */
const FOLDER = '.front-pages';

/** Renders the pages of somebody who is not signed in, and builds the scripts that belong to them and to the head of every page. */
export function frontPages(language: Language): Plugin {
  return {
    name: 'front-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      async handler(_, bundle) {
        const emit = async (source: string, format?: 'iife') => {
          const { code, fileName } = await buildApart(source, language, format);
          this.emitFile({ type: 'asset', fileName, source: code });
          return `/${fileName}`;
        };
        const theme = await emit('front/apply-theme.ts', 'iife');
        const front = await emit('front/front.ts');
        const help = await emit('front/help-script.tsx');
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the app has no page');
        const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal[^/]*\.woff2$/u.test(name));
        if (!font) throw new Error('the typeface is missing');
        const { words, pages } = await runRenderer(
          'render-front-pages',
          language,
          ({ PAGE_WORDS, renderFrontPages }: typeof Renderer) => ({
            words: PAGE_WORDS,
            pages: renderFrontPages(),
          }),
        );
        const page = String(index.source)
          .replace('lang="en"', `lang="${language}"`)
          .replace(/(?<=name="description" content=")[^"]*/u, words.description)
          .replace(/(?<=<noscript>)[^<]*/u, words.noScript)
          .replace(
            '<title>',
            `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />\n    <script src="${theme}"></script>\n    <title>`,
          );
        index.source = page;
        const noScriptHelp = `<noscript><p class="px-4 pb-8 text-center">${words.noScriptHelp}</p></noscript>`;
        for (const { file, country, title, markup } of pages) {
          const data = country ? ` data-country="${country}" data-script="${help}"` : '';
          const source = page
            .replaceAll(/\s*<script type="module"[^>]*><\/script>/gu, '')
            .replace('</head>', `  <script type="module" crossorigin src="${front}"></script>\n  </head>`)
            .replace(/\s*<noscript>[^<]*<\/noscript>/u, country ? `\n    ${noScriptHelp}` : '')
            .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
            .replace('<div id="root"></div>', () => `<div id="root"${data}>${markup}</div>`);
          this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source });
        }
      },
    },
  };
}
