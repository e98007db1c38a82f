import { t } from '@fap/shared/kernel/words.ts';
/** A word that people meet when they read or report about scams. */
export interface GlossaryEntry {
  /** Part of the address: lower-case words with hyphens. */
  id: string;
  term: string;
  meaning: string;
}

/** When somebody last read the glossary through. */
export const GLOSSARY_REVIEWED_ON = '2026-11-28';

const entry = (term: string, meaning: string): GlossaryEntry => ({
  id: term.toLowerCase().replaceAll(/[^a-z]+/gu, '-'),
  term,
  meaning,
});

/** Words around scams in plain language, in alphabetical order. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  entry(
    t`Account takeover`,
    t`Somebody signs in to your account as if they were you, often with a code that you read out.`,
  ),
  entry(
    t`Advance fee`,
    t`Money you are asked to pay first, so that you get something larger later. The larger thing does not come.`,
  ),
  entry(
    'Chargeback',
    t`You ask your bank or card company to take a card payment back. There is a time limit, so ask early.`,
  ),
  entry(t`Cold call`, t`A call from somebody you did not ask to call you.`),
  entry(
    t`Courier fraud`,
    t`Somebody comes to your door to collect cash, a card or a parcel for “the bank” or “an officer”.`,
  ),
  entry(
    t`Crypto wallet`,
    t`A program or device that holds the keys to coins. Whoever has the keys has the coins.`,
  ),
  entry(
    'Deepfake',
    t`A picture, voice or video made by a program, so that somebody seems to say or do something.`,
  ),
  entry(
    'Exchange',
    t`A company that swaps coins and money. It knows its customers, and can sometimes stop a payment.`,
  ),
  entry(
    t`Gift card scam`,
    t`You are asked to buy gift cards and read out the numbers. That is like handing over cash.`,
  ),
  entry(t`Grooming`, t`Weeks or months of kindness that prepare somebody to say yes later.`),
  entry(t`Identity theft`, t`Somebody uses your name, papers or numbers to get money or credit.`),
  entry(t`Impersonation`, t`Somebody claims to be a person, firm or office that they are not.`),
  entry(
    'Indicator',
    t`A detail that points to those behind a scam: a number, a site, a wallet, a handle, an account.`,
  ),
  entry(
    t`Money mule`,
    t`A person who receives money and passes it on, often without knowing where it came from.`,
  ),
  entry(
    t`One-time code`,
    t`A number sent to you to show that it is really you. Nobody honest asks you to read it out.`,
  ),
  entry(t`Phishing`, t`A message or page that looks real, made to get your password, code or card.`),
  entry(
    t`Recovery scam`,
    t`Somebody offers to get lost money back for a fee. It is often the same group again.`,
  ),
  entry(t`Remote access`, t`A program that lets somebody else see or move your screen.`),
  entry(
    t`Romance baiting`,
    t`A friendship or love story that leads to a false investment. It is also called pig butchering, a word that hurts those it hit.`,
  ),
  entry(t`Seed phrase`, t`The list of words that opens a crypto wallet. Nobody who helps you needs it.`),
  entry(
    t`SIM swap`,
    t`Somebody moves your phone number to a card of their own, and then gets your calls and codes.`,
  ),
  entry(t`Smishing`, t`Phishing by text message.`),
  entry(t`Spoofing`, t`A forged sender or caller number. The name on your screen can be wrong.`),
  entry(
    t`Transaction hash`,
    t`The number of one crypto payment. With it, the payment can be looked up in public.`,
  ),
  entry(t`Vishing`, t`Phishing by phone call.`),
];
