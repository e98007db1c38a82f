import { t } from '@fap/shared/kernel/words.ts';
/** How a unit protects people, beyond what its guide says. */
export interface UnitProtection {
  /** What it goes by when it looks at evidence. */
  method: string;
  /** What it looks for, as a person would notice it. */
  warningSigns: readonly string[];
}

/** The twenty units' ways to protect, by unit key. They read what was handed in; none of them acts on anybody. */
export const UNIT_PROTECTIONS: Readonly<Record<string, UnitProtection>> = {
  memoryrebuilder: {
    method: t`It collects dates from reports, messages and files, puts them in order and marks gaps.`,
    warningSigns: [
      t`Weeks of friendly talk, and then money within a day.`,
      t`Deadlines that follow each other without a pause.`,
      t`A story whose dates change when you ask.`,
    ],
  },
  trackerhunter: {
    method: t`It reads the small ids in saved pages and looks for other sites that carry the same ones.`,
    warningSigns: [
      t`A shop or trading page that nobody you know has heard of.`,
      t`Two sites with different names that look the same.`,
      t`A page you reached only through a link somebody sent.`,
    ],
  },
  metaminer: {
    method: t`It reads what programs and cameras leave in a file, and compares that with what the file claims to be.`,
    warningSigns: [
      t`A contract or badge that was last changed in a picture editor.`,
      t`A “photo from today” that was taken long ago.`,
      t`Papers of different offices that one program wrote.`,
    ],
  },
  structurescanner: {
    method: t`It takes names and sums out of messages and pages and compares what is left.`,
    warningSigns: [
      t`A message that fits anybody: no name, no details.`,
      t`Answers that come fast and miss your question.`,
      t`A text that other people got almost word by word.`,
    ],
  },
  cryptoguardian: {
    method: t`It checks the form of each payment address and looks where else it was named.`,
    warningSigns: [
      t`You are asked to pay in coins by somebody you have not met.`,
      t`The address changes from payment to payment.`,
      t`A fee has to be paid before you may withdraw.`,
    ],
  },
  networkninja: {
    method: t`It lists domains and addresses and, where that is allowed, asks the registries when they were made.`,
    warningSigns: [
      t`A site that is only days or weeks old.`,
      t`An address that is one letter off a name you know.`,
      t`A link that leads somewhere else than it says.`,
    ],
  },
  legaleagle: {
    method: t`It marks claims of authority and legal threats, and whose name they use.`,
    warningSigns: [
      t`Somebody who speaks for an office and asks for money.`,
      t`A threat of arrest on the phone or by message.`,
      t`A case number that you cannot look up anywhere.`,
    ],
  },
  behavioranalyst: {
    method: t`It reads in what order praise, pressure, secrecy and demands come.`,
    warningSigns: [
      t`Hurry and secrecy together.`,
      t`Being told not to talk to family or bank.`,
      t`Kindness that turns cold when you hesitate.`,
    ],
  },
  visualdetective: {
    method: t`It compares the look of pictures with those handed in before, and reads the text in them.`,
    warningSigns: [
      t`A profile with few pictures, all of them perfect.`,
      t`No video call, or one that is dark and short.`,
      t`The same face under another name.`,
    ],
  },
  steganographysleuth: {
    method: t`It looks behind the end of a file and into its lowest bits for data that nobody shows.`,
    warningSigns: [
      t`A picture file that is far too large.`,
      t`A file you did not ask for.`,
      t`A picture that has to be opened with a program they send.`,
    ],
  },
  performanceprofiler: {
    method: t`It counts reports over time and by hour, to see how fast a campaign grows.`,
    warningSigns: [
      t`Many people around you get the same message.`,
      t`Calls that come in waves, at the same hour.`,
      t`An offer that seems to be everywhere at once.`,
    ],
  },
  socialscanner: {
    method: t`It lists the handles somebody wrote under and looks where else they were named.`,
    warningSigns: [
      t`They want to leave the app where you met.`,
      t`A new account with few friends and old pictures.`,
      t`Several “people” who write alike.`,
    ],
  },
  mobilemonitor: {
    method: t`It tells the country and kind of each number, and how often it was named.`,
    warningSigns: [
      t`A call from your bank’s number that asks for a code.`,
      t`A number from another country than the caller says.`,
      t`A text with a link and a deadline.`,
    ],
  },
  apiauditor: {
    method: t`It finds where a saved page sends what is typed, and which bots it feeds.`,
    warningSigns: [
      t`A sign-in page on an address that is not the company’s.`,
      t`A form that fails the first time and works the second.`,
      t`A page that asks for more than the job needs.`,
    ],
  },
  contentclassifier: {
    method: t`It reads a text and says which kind of scam it is most like, and by which words.`,
    warningSigns: [
      t`High gain, no risk, today only.`,
      t`A prize or refund you knew nothing about.`,
      t`A job that pays well for very little.`,
    ],
  },
  timestamptracker: {
    method: t`It holds claimed times against those that files and mail servers wrote.`,
    warningSigns: [
      t`A letter that is dated before the event it is about.`,
      t`Messages at hours that don’t fit where they say they live.`,
      t`A screenshot whose clock does not match.`,
    ],
  },
  formforensics: {
    method: t`It notes where cards, codes, papers or seed phrases are asked for, and under which pretext.`,
    warningSigns: [
      t`You are asked for a code that was sent to you.`,
      t`Somebody wants a picture of your passport in a chat.`,
      t`You are asked for the words that open your wallet.`,
    ],
  },
  cookiecrawler: {
    method: t`It reads recordings of a visit: which sites set cookies, and where data went.`,
    warningSigns: [
      t`A page that sends you through several addresses.`,
      t`A site that asks you to switch off protection.`,
      t`A download that begins without a press.`,
    ],
  },
  securitysentinel: {
    method: t`It looks for remote access, programs to install and code that hides itself.`,
    warningSigns: [
      t`You are asked to install a program while on the phone.`,
      t`The mouse moves by itself, or the screen goes dark.`,
      t`You are asked to ignore a warning of your device.`,
    ],
  },
  compliancechecker: {
    method: t`It holds claims of licences against public warnings of regulators.`,
    warningSigns: [
      t`A licence number that belongs to another firm.`,
      t`A firm that is in no public register.`,
      t`A gain that is promised without any risk.`,
    ],
  },
};
