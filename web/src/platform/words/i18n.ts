import { setupI18n } from '@lingui/core';
import { LANGUAGE } from './language.ts';

/**
 * Formats messages with values. The build has put the words of its language in their places (`web/build/words.ts`), so no catalog is
 * loaded: a change of language loads the page anew.
 */
export const i18n = setupI18n({ locale: LANGUAGE, messages: { [LANGUAGE]: {} } });
