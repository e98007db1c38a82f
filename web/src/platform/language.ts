import { DEFAULT_LANGUAGE, type Language } from '@fap/shared/kernel/languages.ts';

declare global {
  /** Set by the build. */
  const __LANGUAGE__: Language | undefined;
}

/** The language this page is in. */
export const LANGUAGE: Language = typeof __LANGUAGE__ === 'undefined' ? DEFAULT_LANGUAGE : __LANGUAGE__;
