import { t } from '@fap/shared/kernel/words.ts';

/** What happened to the ways into an account, and what to do if it was somebody else; a link follows. */
export interface OwnerLetter {
  subject: string;
  what: string;
  ifNot: string;
}

const lookAtPasskeys = (): string =>
  t`If that was not you, set a new password here, then look at your passkeys:`;

/** A passkey signs in from now on. */
export const passkeyAdded = (name: string): OwnerLetter => ({
  subject: t`A passkey was added to your account`,
  what: t`The passkey “${name}” was added to your account on the Forensic Anti-Fraud Platform just now. It signs in without your password.`,
  ifNot: lookAtPasskeys(),
});

/** A passkey signs in no more. */
export const passkeyRemoved = (name: string): OwnerLetter => ({
  subject: t`A passkey was removed from your account`,
  what: t`The passkey “${name}” was removed from your account on the Forensic Anti-Fraud Platform just now. It does not sign in any more.`,
  ifNot: lookAtPasskeys(),
});

/** A program may act for the account's owner from now on. */
export const tokenMade = (name: string): OwnerLetter => ({
  subject: t`A token for programs was made for your account`,
  what: t`The token “${name}” was made for your account on the Forensic Anti-Fraud Platform just now. Programs that have it act for you, within what you chose.`,
  ifNot: t`If that was not you, set a new password here. Your tokens end with it:`,
});
