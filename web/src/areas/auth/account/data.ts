import { type Account, accountContract } from '@fap/shared/auth/account-contract.ts';
import type { Locale } from '@fap/shared/auth/locales.ts';
import { passkeyContract } from '@fap/shared/auth/passkey-contract.ts';
import { languageOf } from '@fap/shared/kernel/languages.ts';
import { startRegistration } from '@simplewebauthn/browser';
import { api } from '../../../platform/api-client.ts';
import { LANGUAGE } from '../../../platform/language.ts';
import { read } from '../../../platform/read.ts';
import { currentUser } from '../../../platform/session.ts';

/** One's own account; another device may have changed it, so each visit loads it anew. */
export const ownAccount = read(accountContract.get, { isFreshOnVisit: true });

/** Changes the name others see. */
export async function changeName(displayName: string): Promise<void> {
  show(await api(accountContract.changeName, { body: { displayName } }));
  await currentUser.refresh();
}

/** Changes the language and region, in this browser at once and on other devices when they load the app. */
export async function changeLocale(locale: Locale): Promise<void> {
  show(await api(accountContract.changeLocale, { body: { locale } }));
  currentUser.patch((user) => user && { ...user, locale });
  if (languageOf(locale) !== LANGUAGE) location.reload();
}

/** Changes the password; every other browser is signed out. */
export async function changePassword(body: { currentPassword: string; password: string }): Promise<void> {
  show(await api(accountContract.changePassword, { body }));
}

/** Has a link mailed to an address; opening it makes the address the account's, or confirms it. */
export async function changeEmail(body: { email: string; currentPassword: string }): Promise<void> {
  show(await api(accountContract.changeEmail, { body }));
}

/** What an authenticator app needs, as text and for a QR code. */
export function beginFactor(body: { currentPassword: string }): Promise<{ secret: string; address: string }> {
  return api(accountContract.beginFactor, { body });
}

/** Confirms the authenticator app; gives the recovery codes, this once. */
export async function confirmFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await api(accountContract.confirmFactor, { body: { code } });
  // Not waited for: without network they would keep back what is shown only once.
  void ownAccount.refresh();
  void currentUser.refresh();
  return recoveryCodes;
}

/** Gives new recovery codes; the old ones are void. */
export async function renewRecoveryCodes(body: { currentPassword: string }): Promise<string[]> {
  const { recoveryCodes } = await api(accountContract.renewRecoveryCodes, { body });
  void ownAccount.refresh();
  return recoveryCodes;
}

/** Removes the authenticator app. */
export async function removeFactor(body: { currentPassword: string }): Promise<void> {
  show(await api(accountContract.removeFactor, { body }));
  await currentUser.refresh();
}

/** Has the browser make a passkey, and adds it. Throws the browser's error when its person or device does not want to. */
export async function addPasskey({
  name,
  currentPassword,
}: {
  name: string;
  currentPassword: string;
}): Promise<void> {
  const optionsJSON = await api(passkeyContract.begin, { body: { currentPassword } });
  const passkey = await startRegistration({ optionsJSON });
  show(await api(passkeyContract.add, { body: { name, passkey } }));
  await currentUser.refresh();
}

/** Gives a passkey another name. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  show(await api(passkeyContract.rename, { params: { id }, body: { name } }));
}

/** Removes a passkey. */
export async function removePasskey(id: string, body: { currentPassword: string }): Promise<void> {
  show(await api(passkeyContract.remove, { params: { id }, body }));
  await currentUser.refresh();
}

/** Signs one browser out. */
export async function endSession(id: string): Promise<void> {
  show(await api(accountContract.endSession, { params: { id } }));
}

/** Signs out every browser but this one. */
export async function endOtherSessions(): Promise<void> {
  show(await api(accountContract.endOtherSessions));
}

const show = (account: Account): void => ownAccount.patch(() => account);
