import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Language } from '@fap/shared/kernel/languages.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appPages } from './build/app-pages.ts';
import { buildApart } from './build/build-apart.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { frontPages } from './build/front-pages.ts';
import { precompress } from './build/precompress.ts';
import { type SizeBudget, sizeBudget } from './build/size-budget.ts';
import { verifyPage } from './build/verify-page.ts';
import { languageOfMode, wordsIn } from './build/words/words-in.ts';
import { paths } from './src/platform/paths.ts';

const server = 'http://127.0.0.1:3000';

/** Gives the server-rendered sign-in pages the app's typeface under a fixed address. */
const signInFont: Plugin = {
  name: 'sign-in-font',
  generateBundle() {
    const file = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
    this.emitFile({
      type: 'asset',
      fileName: 'inter-latin.woff2',
      source: readFileSync(fileURLToPath(file)),
    });
  },
};

const SIGN_IN_SCRIPT = 'sign-in-passkey';

/** Gives the server-rendered sign-in pages their one script under a fixed address. */
const signInScript = (language: Language): Plugin => ({
  name: 'sign-in-script',
  apply: 'build',
  async generateBundle() {
    const { code } = await buildApart(`areas/auth/${SIGN_IN_SCRIPT}.ts`, language);
    this.emitFile({ type: 'asset', fileName: `${SIGN_IN_SCRIPT}.js`, source: code });
  },
});

/**
 * A typeface that arrives late must not move what somebody reads: the page keeps the device's own for this visit. The pages ask for the
 * typeface first, so it is seldom late.
 */
const steadyFont: Plugin = {
  name: 'steady-font',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll('font-display:swap', 'font-display:optional');
  },
};

/** Screens that work without network, and what opens over them. */
const OFFLINE_PARTS = ['help-screen', 'unchecked-screen', 'public-shell', 'toast-viewport', 'dialog-body'];
const PUBLIC = new URL('public/', import.meta.url);

/**
 * Writes the service worker with the files it keeps: what the page starts with, the screens that work without network, the
 * typeface and the icons. Other screens are kept when they are first opened.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  // After the plugin that names the script of the theme.
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const wanted = new Set<string>();
    const want = (fileName: string) => {
      const chunk = chunks.find((one) => one.fileName === fileName);
      if (!chunk || wanted.has(fileName)) return;
      wanted.add(fileName);
      chunk.imports.forEach(want);
    };
    for (const { fileName, isEntry } of chunks) if (isEntry) want(fileName);
    for (const part of OFFLINE_PARTS) {
      const chunk = chunks.find(({ name }) => name === part);
      if (!chunk) throw new Error(`service worker: ${part} is not in the build`);
      want(chunk.fileName);
    }
    const styles = Object.keys(bundle).filter((name) =>
      /\.css$|inter-latin-wght-normal[^/]*\.woff2$|apply-theme[^/]*\.js$/u.test(name),
    );
    const icons = readdirSync(new URL('icons/', PUBLIC)).map((name) => `icons/${name}`);
    const files = [...wanted, ...styles, 'favicon.svg', 'manifest.webmanifest', ...icons]
      .map((name) => `/${name}`)
      .toSorted();
    const source = stripTypeScriptTypes(
      readFileSync(new URL('src/service-worker.ts', import.meta.url), 'utf8'),
    );
    const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
    const version = createHash('sha256')
      .update(JSON.stringify([files, source, page]))
      .digest('hex')
      .slice(0, 16);
    const constants = `const SHELL_PAGE = '/index.html';\nconst SHELL_FILES = ${JSON.stringify(files)};\nconst SHELL_VERSION = '${version}';\nconst INBOX = '${paths.notices()}';\nconst FIRST_HELP = '${paths.help()}';\n`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: constants + source });
  },
};

/**
 * Has the browser evaluate the libraries before the app: each script is a task of its own, so that a slow phone answers in
 * between. As preloads, both would be one task of a quarter of a second.
 */
const librariesFirst: Plugin = {
  name: 'libraries-first',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/gu;
      const scripts = [...html.matchAll(preload)].map(
        ([, src]) => `<script type="module" crossorigin src="${src}"></script>\n    `,
      );
      return html
        .replaceAll(preload, '')
        .replace('<script type="module"', `${scripts.join('')}<script type="module"`);
    },
  },
};

/** What a first visit may load: the goals themselves. A screen near its limit loads what is not seen at first later. */
const SIZE_BUDGET: Readonly<Record<Language, SizeBudget>> = {
  en: { frontPages: 40_000, screens: 150_000, named: { 'puzzle-screen': 250_000 } },
  // Spanish says the same in a fifth more letters.
  es: { frontPages: 42_000, screens: 156_000, named: { 'puzzle-screen': 256_000 } },
};

export default defineConfig(({ mode }) => {
  const language = languageOfMode(mode);
  return {
    plugins: [
      wordsIn(language),
      react(),
      tailwindcss(),
      signInFont,
      signInScript(language),
      librariesFirst,
      steadyFont,
      frontPages(language),
      appPages(language),
      serviceWorker,
      verifyPage(language),
      sizeBudget(SIZE_BUDGET[language]),
      precompress(),
    ],
    // A worker is built apart, with the same words.
    worker: { plugins: () => [wordsIn(language)] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The content security policy allows scripts of our own origin only: nothing may be inlined.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      target: 'es2023',
      rolldownOptions: {
        output: {
          // Only what a group names, without what that imports: otherwise a file would bring to every screen what one of them needs.
          codeSplitting: { includeDependenciesRecursively: false, groups: CHUNK_GROUPS },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/api': server,
        '/help/': server,
        '/socket.io': { target: server, ws: true },
        '/yjs': { target: server, ws: true },
      },
    },
  };
});
