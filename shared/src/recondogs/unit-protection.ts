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
    method: 'It collects dates from reports, messages and files, puts them in order and marks gaps.',
    warningSigns: [
      'Weeks of friendly talk, and then money within a day.',
      'Deadlines that follow each other without a pause.',
      'A story whose dates change when you ask.',
    ],
  },
  trackerhunter: {
    method: 'It reads the small ids in saved pages and looks for other sites that carry the same ones.',
    warningSigns: [
      'A shop or trading page that nobody you know has heard of.',
      'Two sites with different names that look the same.',
      'A page you reached only through a link somebody sent.',
    ],
  },
  metaminer: {
    method:
      'It reads what programs and cameras leave in a file, and compares that with what the file claims to be.',
    warningSigns: [
      'A contract or badge that was last changed in a picture editor.',
      'A “photo from today” that was taken long ago.',
      'Papers of different offices that one program wrote.',
    ],
  },
  structurescanner: {
    method: 'It takes names and sums out of messages and pages and compares what is left.',
    warningSigns: [
      'A message that fits anybody: no name, no details.',
      'Answers that come fast and miss your question.',
      'A text that other people got almost word by word.',
    ],
  },
  cryptoguardian: {
    method: 'It checks the form of each payment address and looks where else it was named.',
    warningSigns: [
      'You are asked to pay in coins by somebody you have not met.',
      'The address changes from payment to payment.',
      'A fee has to be paid before you may withdraw.',
    ],
  },
  networkninja: {
    method:
      'It lists domains and addresses and, where that is allowed, asks the registries when they were made.',
    warningSigns: [
      'A site that is only days or weeks old.',
      'An address that is one letter off a name you know.',
      'A link that leads somewhere else than it says.',
    ],
  },
  legaleagle: {
    method: 'It marks claims of authority and legal threats, and whose name they use.',
    warningSigns: [
      'Somebody who speaks for an office and asks for money.',
      'A threat of arrest on the phone or by message.',
      'A case number that you cannot look up anywhere.',
    ],
  },
  behavioranalyst: {
    method: 'It reads in what order praise, pressure, secrecy and demands come.',
    warningSigns: [
      'Hurry and secrecy together.',
      'Being told not to talk to family or bank.',
      'Kindness that turns cold when you hesitate.',
    ],
  },
  visualdetective: {
    method: 'It compares the look of pictures with those handed in before, and reads the text in them.',
    warningSigns: [
      'A profile with few pictures, all of them perfect.',
      'No video call, or one that is dark and short.',
      'The same face under another name.',
    ],
  },
  steganographysleuth: {
    method: 'It looks behind the end of a file and into its lowest bits for data that nobody shows.',
    warningSigns: [
      'A picture file that is far too large.',
      'A file you did not ask for.',
      'A picture that has to be opened with a program they send.',
    ],
  },
  performanceprofiler: {
    method: 'It counts reports over time and by hour, to see how fast a campaign grows.',
    warningSigns: [
      'Many people around you get the same message.',
      'Calls that come in waves, at the same hour.',
      'An offer that seems to be everywhere at once.',
    ],
  },
  socialscanner: {
    method: 'It lists the handles somebody wrote under and looks where else they were named.',
    warningSigns: [
      'They want to leave the app where you met.',
      'A new account with few friends and old pictures.',
      'Several “people” who write alike.',
    ],
  },
  mobilemonitor: {
    method: 'It tells the country and kind of each number, and how often it was named.',
    warningSigns: [
      'A call from your bank’s number that asks for a code.',
      'A number from another country than the caller says.',
      'A text with a link and a deadline.',
    ],
  },
  apiauditor: {
    method: 'It finds where a saved page sends what is typed, and which bots it feeds.',
    warningSigns: [
      'A sign-in page on an address that is not the company’s.',
      'A form that fails the first time and works the second.',
      'A page that asks for more than the job needs.',
    ],
  },
  contentclassifier: {
    method: 'It reads a text and says which kind of scam it is most like, and by which words.',
    warningSigns: [
      'High gain, no risk, today only.',
      'A prize or refund you knew nothing about.',
      'A job that pays well for very little.',
    ],
  },
  timestamptracker: {
    method: 'It holds claimed times against those that files and mail servers wrote.',
    warningSigns: [
      'A letter that is dated before the event it is about.',
      'Messages at hours that don’t fit where they say they live.',
      'A screenshot whose clock does not match.',
    ],
  },
  formforensics: {
    method: 'It notes where cards, codes, papers or seed phrases are asked for, and under which pretext.',
    warningSigns: [
      'You are asked for a code that was sent to you.',
      'Somebody wants a picture of your passport in a chat.',
      'You are asked for the words that open your wallet.',
    ],
  },
  cookiecrawler: {
    method: 'It reads recordings of a visit: which sites set cookies, and where data went.',
    warningSigns: [
      'A page that sends you through several addresses.',
      'A site that asks you to switch off protection.',
      'A download that begins without a press.',
    ],
  },
  securitysentinel: {
    method: 'It looks for remote access, programs to install and code that hides itself.',
    warningSigns: [
      'You are asked to install a program while on the phone.',
      'The mouse moves by itself, or the screen goes dark.',
      'You are asked to ignore a warning of your device.',
    ],
  },
  compliancechecker: {
    method: 'It holds claims of licences against public warnings of regulators.',
    warningSigns: [
      'A licence number that belongs to another firm.',
      'A firm that is in no public register.',
      'A gain that is promised without any risk.',
    ],
  },
};
