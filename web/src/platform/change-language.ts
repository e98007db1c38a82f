import { accountContract } from '@fap/shared/auth/account-contract.ts';
import { DEFAULT_LOCALES } from '@fap/shared/auth/locales.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { api } from './api-client.ts';

/** Saves a language for the account and this browser, and loads the page in it. */
export async function changeLanguage(language: Language): Promise<void> {
  await api(accountContract.changeLocale, { body: { locale: DEFAULT_LOCALES[language] } });
  location.reload();
}
