import { publicPaths } from '@fap/shared/education/public-pages.ts';
import { t } from '@lingui/core/macro';
import { LANGUAGE } from '../../platform/language.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';

const PATHS = publicPaths(LANGUAGE);
const PAGES = [
  { href: PATHS.scams, name: t`Kinds of scams`, text: t`Find yours, with what to do now.` },
  { href: PATHS.articles, name: t`Articles`, text: t`How scams really work.` },
  { href: PATHS.glossary, name: t`Words explained`, text: t`Money mule, spoofing, seed phrase …` },
];

/** The public pages, which the server writes: ordinary links, because they are no screens of the app. */
export function ReadMoreCard() {
  return (
    <Card role="region" aria-labelledby="read">
      <CardHeader
        id="read"
        title={t`Read about scams`}
        hint={t`You can share these pages. They need no account.`}
      />
      <CardBody>
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          {PAGES.map(({ href, name, text }) => (
            <li key={href}>
              <a href={href} className="link inline-block py-1 font-medium">
                {name}
              </a>
              <p className="text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
