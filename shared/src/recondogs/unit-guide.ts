import { t } from '@fap/shared/kernel/words.ts';
/** A unit introduced to people who never heard of it. */
export interface UnitGuide {
  /** What it does, in a sentence or two. */
  does: string;
  /** How that helps somebody who was scammed. */
  helps: string;
  /** When its work matters most. */
  when: string;
  /** What anybody can do, whether it was sent or not. */
  tips: readonly string[];
}

/** The twenty units as their guide introduces them, by unit key. Texts are ours; each tip is general advice and promises nothing. */
export const UNIT_GUIDES: Readonly<Record<string, UnitGuide>> = {
  memoryrebuilder: {
    does: t`Finds the dates in your report and files, and lays them in one line.`,
    helps: t`You do not have to remember the order. The line shows what came first and what followed.`,
    when: t`When it went on for weeks or months, or when days blur together.`,
    tips: [
      t`Keep messages as they are; do not delete any.`,
      t`Write down dates as soon as they come back to you.`,
    ],
  },
  trackerhunter: {
    does: t`Looks for the small ids that site builders use to count visitors.`,
    helps: t`One id on several sites ties them to one operator, even under other names.`,
    when: t`When you were led to a website, a shop or a trading page.`,
    tips: [
      t`Save the page as a file before it is gone.`,
      t`Copy the full address, not only the name of the site.`,
    ],
  },
  metaminer: {
    does: t`Reads what programs and cameras write into files: which program, which device, when.`,
    helps: t`It can show that a letter was edited, or that two files came from the same hand.`,
    when: t`When you were sent pictures, contracts or letters.`,
    tips: [
      t`Hand in the original file, not a picture of it.`,
      t`Avoid sending it through apps that shrink pictures first.`,
    ],
  },
  structurescanner: {
    does: t`Compares how messages and pages are built, with names and numbers taken out.`,
    helps: t`If others got the same script, your report and theirs support each other.`,
    when: t`When a message looked as if many people had got it.`,
    tips: [
      t`Keep the whole message, also the boring parts.`,
      t`Save mails as files (.eml) where your program can.`,
    ],
  },
  cryptoguardian: {
    does: t`Checks payment addresses and looks where else they were named.`,
    helps: t`A checked address can be given to an exchange at once.`,
    when: t`When you were asked to pay in bitcoin or another coin.`,
    tips: [
      t`Copy the address and the transaction hash; do not type them.`,
      t`Tell your exchange early: hours count.`,
    ],
  },
  networkninja: {
    does: t`Lists the domains and addresses in your evidence, and asks their registries where that is allowed.`,
    helps: t`A site that was made a week before it wrote to you says a lot.`,
    when: t`When you were sent links, or typed something into a page.`,
    tips: [
      t`Do not open the link again.`,
      t`Look at the end of the name: bank.example.top belongs to example.top.`,
    ],
  },
  legaleagle: {
    does: t`Marks where somebody claimed to be an authority or threatened with the law.`,
    helps: t`Such a claim can be an offence of its own, and its wording is evidence.`,
    when: t`When somebody claimed to speak for an office or a bank.`,
    tips: [
      t`Call the office back by a number that you look up yourself.`,
      t`No office takes payment in gift cards.`,
    ],
  },
  behavioranalyst: {
    does: t`Reads in what order you were pressed, praised, rushed and kept apart from others.`,
    helps: t`It shows that you met a plan that many people met before you.`,
    when: t`When you ask yourself how it could happen.`,
    tips: [
      t`Hurry and secrecy together are a sign to stop.`,
      t`Tell one person you trust before you pay anything.`,
    ],
  },
  visualdetective: {
    does: t`Compares pictures by their look and says where one was handed in before.`,
    helps: t`A stolen profile picture often serves under many names.`,
    when: t`When somebody sent you photographs of themselves or of papers.`,
    tips: [t`Keep the pictures you were sent.`, t`A search engine for pictures may find the real person.`],
  },
  steganographysleuth: {
    does: t`Looks behind the end of files and into their lowest bits for data that nobody shows.`,
    helps: t`Hidden data tells investigators that a file is more than it seems.`,
    when: t`When you were sent files that you did not expect.`,
    tips: [
      t`Do not open unexpected files on the device you bank with.`,
      t`Hand them in here instead: they are read, not run.`,
    ],
  },
  performanceprofiler: {
    does: t`Counts how often a campaign strikes and whether it grows.`,
    helps: t`A growing campaign is looked at first, so your report speeds things up for others.`,
    when: t`When you wonder whether others were reached too.`,
    tips: [t`Report early, even if parts are missing; you can add to it later.`],
  },
  socialscanner: {
    does: t`Lists the names under which somebody wrote on messengers and networks.`,
    helps: t`Companies can be asked for a handle’s account.`,
    when: t`When it began or went on in a chat.`,
    tips: [
      t`Note the handle itself, not only the name that is shown.`,
      t`Export the chat before you block somebody.`,
    ],
  },
  mobilemonitor: {
    does: t`Tells of each number its country and kind. Numbers are masked for others.`,
    helps: t`Carriers can act on a number that many people name.`,
    when: t`When you were called or got a text.`,
    tips: [t`A caller’s number can be forged.`, t`Hang up and call back by a number you know.`],
  },
  apiauditor: {
    does: t`Finds where a page sends what people type, and which bots it feeds.`,
    helps: t`It leads to the machinery behind the page.`,
    when: t`When you typed data into a page that turned out to be false.`,
    tips: [
      t`Change a password that you typed there, everywhere you use it.`,
      t`Tell your bank if you typed card details.`,
    ],
  },
  contentclassifier: {
    does: t`Says which kind of scam each text reads like.`,
    helps: t`Each kind has its own first steps; the right ones save time.`,
    when: t`When you are not sure what it was.`,
    tips: [
      t`Look at the first steps for your kind of scam.`,
      t`What it is called matters less than acting soon.`,
    ],
  },
  timestamptracker: {
    does: t`Holds claimed times against those that files and mail servers wrote.`,
    helps: t`A time that does not fit shows where somebody lied.`,
    when: t`When a mail or a paper came with a date that matters.`,
    tips: [t`Keep mails with their headers.`, t`Do not forward a mail as text; save it as a file.`],
  },
  formforensics: {
    does: t`Notes where cards, codes, papers or seed phrases were asked for.`,
    helps: t`You see what you may have given away, and what to block first.`,
    when: t`When you filled something in or read a code to somebody.`,
    tips: [
      t`Nobody honest asks for a code that was sent to you.`,
      t`Nobody who helps needs your seed phrase.`,
    ],
  },
  cookiecrawler: {
    does: t`Reads recordings of a visit (HAR): which sites set cookies and who took data.`,
    helps: t`It shows who else learnt of your visit.`,
    when: t`When somebody who knows computers can record the page for you.`,
    tips: [
      t`Recordings can hold passwords; only you see the original here.`,
      t`Clear cookies of a false site afterwards.`,
    ],
  },
  securitysentinel: {
    does: t`Looks for remote access, programs to install and code that hides itself.`,
    helps: t`You learn whether a device needs help before you use it for banking again.`,
    when: t`When somebody was on your computer or had you install something.`,
    tips: [t`Switch the device off the network first.`, t`Change passwords from another device.`],
  },
  compliancechecker: {
    does: t`Holds claims of licences against public warnings of regulators.`,
    helps: t`A warning from before shows that it was known, and supports your claim.`,
    when: t`When a firm said it was licensed or regulated.`,
    tips: [
      t`Look the firm up in the regulator’s own register.`,
      t`A copied licence number is common; compare the address too.`,
    ],
  },
};
