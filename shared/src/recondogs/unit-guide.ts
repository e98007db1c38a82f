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
    does: 'Finds the dates in your report and files, and lays them in one line.',
    helps: 'You do not have to remember the order. The line shows what came first and what followed.',
    when: 'When it went on for weeks or months, or when days blur together.',
    tips: [
      'Keep messages as they are; do not delete any.',
      'Write down dates as soon as they come back to you.',
    ],
  },
  trackerhunter: {
    does: 'Looks for the small ids that site builders use to count visitors.',
    helps: 'One id on several sites ties them to one operator, even under other names.',
    when: 'When you were led to a website, a shop or a trading page.',
    tips: [
      'Save the page as a file before it is gone.',
      'Copy the full address, not only the name of the site.',
    ],
  },
  metaminer: {
    does: 'Reads what programs and cameras write into files: which program, which device, when.',
    helps: 'It can show that a letter was edited, or that two files came from the same hand.',
    when: 'When you were sent pictures, contracts or letters.',
    tips: [
      'Hand in the original file, not a picture of it.',
      'Avoid sending it through apps that shrink pictures first.',
    ],
  },
  structurescanner: {
    does: 'Compares how messages and pages are built, with names and numbers taken out.',
    helps: 'If others got the same script, your report and theirs support each other.',
    when: 'When a message looked as if many people had got it.',
    tips: [
      'Keep the whole message, also the boring parts.',
      'Save mails as files (.eml) where your program can.',
    ],
  },
  cryptoguardian: {
    does: 'Checks payment addresses and looks where else they were named.',
    helps: 'A checked address can be given to an exchange at once.',
    when: 'When you were asked to pay in bitcoin or another coin.',
    tips: [
      'Copy the address and the transaction hash; do not type them.',
      'Tell your exchange early: hours count.',
    ],
  },
  networkninja: {
    does: 'Lists the domains and addresses in your evidence, and asks their registries where that is allowed.',
    helps: 'A site that was made a week before it wrote to you says a lot.',
    when: 'When you were sent links, or typed something into a page.',
    tips: [
      'Do not open the link again.',
      'Look at the end of the name: bank.example.top belongs to example.top.',
    ],
  },
  legaleagle: {
    does: 'Marks where somebody claimed to be an authority or threatened with the law.',
    helps: 'Such a claim can be an offence of its own, and its wording is evidence.',
    when: 'When somebody claimed to speak for an office or a bank.',
    tips: [
      'Call the office back by a number that you look up yourself.',
      'No office takes payment in gift cards.',
    ],
  },
  behavioranalyst: {
    does: 'Reads in what order you were pressed, praised, rushed and kept apart from others.',
    helps: 'It shows that you met a plan that many people met before you.',
    when: 'When you ask yourself how it could happen.',
    tips: [
      'Hurry and secrecy together are a sign to stop.',
      'Tell one person you trust before you pay anything.',
    ],
  },
  visualdetective: {
    does: 'Compares pictures by their look and says where one was handed in before.',
    helps: 'A stolen profile picture often serves under many names.',
    when: 'When somebody sent you photographs of themselves or of papers.',
    tips: ['Keep the pictures you were sent.', 'A search engine for pictures may find the real person.'],
  },
  steganographysleuth: {
    does: 'Looks behind the end of files and into their lowest bits for data that nobody shows.',
    helps: 'Hidden data tells investigators that a file is more than it seems.',
    when: 'When you were sent files that you did not expect.',
    tips: [
      'Do not open unexpected files on the device you bank with.',
      'Hand them in here instead: they are read, not run.',
    ],
  },
  performanceprofiler: {
    does: 'Counts how often a campaign strikes and whether it grows.',
    helps: 'A growing campaign is looked at first, so your report speeds things up for others.',
    when: 'When you wonder whether others were reached too.',
    tips: ['Report early, even if parts are missing; you can add to it later.'],
  },
  socialscanner: {
    does: 'Lists the names under which somebody wrote on messengers and networks.',
    helps: 'Companies can be asked for a handle’s account.',
    when: 'When it began or went on in a chat.',
    tips: [
      'Note the handle itself, not only the name that is shown.',
      'Export the chat before you block somebody.',
    ],
  },
  mobilemonitor: {
    does: 'Tells of each number its country and kind. Numbers are masked for others.',
    helps: 'Carriers can act on a number that many people name.',
    when: 'When you were called or got a text.',
    tips: ['A caller’s number can be forged.', 'Hang up and call back by a number you know.'],
  },
  apiauditor: {
    does: 'Finds where a page sends what people type, and which bots it feeds.',
    helps: 'It leads to the machinery behind the page.',
    when: 'When you typed data into a page that turned out to be false.',
    tips: [
      'Change a password that you typed there, everywhere you use it.',
      'Tell your bank if you typed card details.',
    ],
  },
  contentclassifier: {
    does: 'Says which kind of scam each text reads like.',
    helps: 'Each kind has its own first steps; the right ones save time.',
    when: 'When you are not sure what it was.',
    tips: [
      'Look at the first steps for your kind of scam.',
      'What it is called matters less than acting soon.',
    ],
  },
  timestamptracker: {
    does: 'Holds claimed times against those that files and mail servers wrote.',
    helps: 'A time that does not fit shows where somebody lied.',
    when: 'When a mail or a paper came with a date that matters.',
    tips: ['Keep mails with their headers.', 'Do not forward a mail as text; save it as a file.'],
  },
  formforensics: {
    does: 'Notes where cards, codes, papers or seed phrases were asked for.',
    helps: 'You see what you may have given away, and what to block first.',
    when: 'When you filled something in or read a code to somebody.',
    tips: ['Nobody honest asks for a code that was sent to you.', 'Nobody who helps needs your seed phrase.'],
  },
  cookiecrawler: {
    does: 'Reads recordings of a visit (HAR): which sites set cookies and who took data.',
    helps: 'It shows who else learnt of your visit.',
    when: 'When somebody who knows computers can record the page for you.',
    tips: [
      'Recordings can hold passwords; only you see the original here.',
      'Clear cookies of a false site afterwards.',
    ],
  },
  securitysentinel: {
    does: 'Looks for remote access, programs to install and code that hides itself.',
    helps: 'You learn whether a device needs help before you use it for banking again.',
    when: 'When somebody was on your computer or had you install something.',
    tips: ['Switch the device off the network first.', 'Change passwords from another device.'],
  },
  compliancechecker: {
    does: 'Holds claims of licences against public warnings of regulators.',
    helps: 'A warning from before shows that it was known, and supports your claim.',
    when: 'When a firm said it was licensed or regulated.',
    tips: [
      'Look the firm up in the regulator’s own register.',
      'A copied licence number is common; compare the address too.',
    ],
  },
};
