import { languageAddress, OTHER_LANGUAGES } from '../platform/language-links.ts';

/** Links to a page in the other languages, each named as it calls itself. */
export const LanguageLinks = ({ path }: { path: string }) =>
  OTHER_LANGUAGES.map(({ language, label }) => (
    <a
      key={language}
      href={languageAddress(path, language)}
      lang={language}
      hrefLang={language}
      className="link inline-flex min-h-11 items-center px-2"
    >
      {label}
    </a>
  ));
