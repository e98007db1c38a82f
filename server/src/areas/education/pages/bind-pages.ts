import { HELP_PATH } from '@fap/shared/education/public-pages.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { languageOfRequest } from '../../../platform/http/language.ts';
import { PublicPages } from '../../../platform/web-app/send-public-page.ts';
import { inLanguage } from '../../../platform/words/speakers.ts';
import { missingPage } from './other-pages.ts';
import { writePage } from './page-frame.ts';
import { publicPages, robots, sitemap } from './public-pages.ts';

/** The pages below /help, which everybody reads without an account: the same for all, so that caches may keep them. */
export function bindPublicPages(app: HttpApp, origin: () => string): void {
  const kept = new PublicPages();
  let made: ReturnType<typeof publicPages> | undefined;
  const pages = () => {
    // The port is known only once the server listens.
    made ??= publicPages(origin());
    return made;
  };
  app.get('/help/:rest{.+}', async (http) => {
    const { path } = http.req;
    if (path.endsWith('/')) return http.redirect(path.slice(0, -1), 301);
    const found = pages().get(path);
    if (found)
      return kept.send(http, path, () => inLanguage(found.language, () => writePage(found.page, origin())));
    http.header('Cache-Control', 'no-store');
    const missing = inLanguage(languageOfRequest(http), () => writePage(missingPage(HELP_PATH), origin()));
    return http.html(await missing, 404);
  });
  app.get('/sitemap.xml', (http) =>
    kept.send(http, 'sitemap', () => sitemap(pages().values(), origin()), 'application/xml; charset=UTF-8'),
  );
  app.get('/robots.txt', (http) =>
    kept.send(http, 'robots', () => robots(origin()), 'text/plain; charset=UTF-8'),
  );
}
