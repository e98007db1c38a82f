import { COUNTRIES } from '@fap/shared/help/helplines.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Landing } from '../areas/auth/screens/landing-screen.tsx';
import { paths } from '../platform/paths.ts';
import { FrontProvider } from './front-provider.tsx';
import { HelpPage } from './help-page.tsx';

export { PAGE_WORDS } from './page-words.ts';

/** A page as the build renders it. */
export interface RenderedPage {
  file: string;
  /** The country whose helplines it shows. */
  country?: string;
  title: string;
  /** The content of the root element. */
  markup: string;
}

const TITLE = /<title>([^<]*)<\/title>/u;

/** React puts the title where it is rendered; a page has it in its head. */
function renderPage(page: ReactNode): Pick<RenderedPage, 'title' | 'markup'> {
  const html = renderToString(page);
  const [whole, title] = TITLE.exec(html) ?? [];
  if (!whole || !title) throw new Error('a front page has no title');
  return { title, markup: html.replace(whole, '') };
}

/** The pages for somebody who is not signed in. The server fills in what stands in double braces. */
export function renderFrontPages(): RenderedPage[] {
  const landing = (
    <FrontProvider path={paths.home()}>
      <Landing timestamp="{{timestamp}}" />
    </FrontProvider>
  );
  return [
    { file: 'landing.html', ...renderPage(landing) },
    ...COUNTRIES.map(({ code }) => ({
      file: `help-${code}.html`,
      country: code,
      ...renderPage(<HelpPage country={code} />),
    })),
  ];
}
