import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { CFTC, ECONSUMER, FCA, FTC, IC3, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, ic3Notice, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** A second theft from people who lost money before. */
export const CRYPTO_RECOVERY: CatalogueCluster = {
  id: 'CLUSTER-001-CRY',
  scamType: 'crypto_recovery',
  name: 'Crypto Recovery',
  category: 'Financial Fraud',
  description:
    'Somebody offers to get back money that was stolen before, for a fee paid first. The names of earlier victims are traded, so the offer often knows details that seem to prove it is real.',
  status: 'Critical',
  globalPresence: ['United States', 'United Kingdom', 'Australia', 'Canada', 'Germany', 'Netherlands'],
  branches: [
    branch({
      id: 'cry-hacker',
      name: 'Hacker for Hire',
      description:
        'A “recovery expert” is praised in comments and forums and claims to break into the thief’s wallet. Each step costs another fee, and each fee meets another obstacle.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'cry-hacker-comments',
          name: 'Praise in the comments',
          description:
            'Invented clients thank an expert below videos and posts about scams, and give the handle.',
          platforms: ['YouTube comments', 'Reddit', 'Facebook groups', 'Quora'],
          fingerprints: [
            'Several accounts praise the same handle in almost the same words.',
            'Contact goes only through a messenger or a free mail address.',
          ],
        }),
        variant({
          id: 'cry-hacker-tool',
          name: 'Recovery software',
          description:
            'A program pretends to count down while it “decrypts” the wallet, and asks for your own seed phrase.',
          platforms: ['Websites', 'Telegram'],
          fingerprints: [
            'It asks for a seed phrase or a private key.',
            'A progress bar stops shortly before the end until a fee is paid.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'cry-hacker-broker',
          name: 'Owner of the victim lists',
          description: 'Trades the names and losses of people who were cheated before.',
          responsibilities: [
            'Buys and sells lists of earlier victims.',
            'Takes a share of every new payment.',
          ],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Lieutenant', {
          id: 'cry-hacker-expert',
          name: 'Recovery expert',
          description: 'Plays the skilled hacker who is nearly there.',
          responsibilities: ['Sends invented screenshots of progress.', 'Names a new fee at each step.'],
          commonAliases: ['Ethical hacker', 'Blockchain investigator', 'Recovery specialist'],
          victimTouchpoints: ['Writes in the messenger every day until the payments end.'],
        }),
        role('Pawn', {
          id: 'cry-hacker-shill',
          name: 'Happy client',
          description: 'Runs a handful of accounts that post praise.',
          responsibilities: ['Posts thanks below content that victims read.'],
          commonAliases: ['Grateful client'],
          victimTouchpoints: ['The comment that first names the expert.'],
        }),
      ],
    }),
    branch({
      id: 'cry-authority',
      name: 'False Authority or Law Firm',
      description:
        'A letter or call in the name of a court, a regulator, an exchange or a law firm says that your stolen money was found and waits to be released against a tax or deposit.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'cry-authority-fund',
          name: 'Compensation fund',
          description:
            'A fund for victims is said to have your name on its list and to need only a release fee.',
          platforms: ['E-mail', 'Phone', 'Messenger'],
          fingerprints: [
            'Money has to be paid before money is given back.',
            'The letter shows seals of several countries at once.',
          ],
        }),
        variant({
          id: 'cry-authority-lawyer',
          name: 'Borrowed law firm',
          description: 'The site copies a real law firm, with its address and names but another mail domain.',
          platforms: ['Websites', 'E-mail', 'Search advertisements'],
          fingerprints: [
            'The mail domain is a few weeks old and differs from the firm’s own.',
            'The firm’s real switchboard has never heard of your case.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'cry-authority-counsel',
          name: 'Counsel',
          description: 'Speaks as a lawyer or an official and explains why a fee is due.',
          responsibilities: [
            'Writes letters with seals and case numbers.',
            'Threatens that the money will be forfeited.',
          ],
          commonAliases: ['Attorney', 'Claims officer', 'Compliance inspector'],
          victimTouchpoints: ['Signs the letters and takes the calls.'],
        }),
        role('Manager', {
          id: 'cry-authority-forger',
          name: 'Maker of documents',
          description: 'Produces letterheads, certificates and copies of websites.',
          responsibilities: [
            'Copies the site of a real firm or office.',
            'Forges release orders and receipts.',
          ],
          commonAliases: [],
          victimTouchpoints: ['The documents and the site are the work of this part.'],
        }),
        role('Pawn', {
          id: 'cry-authority-mule',
          name: 'Receiver of the fee',
          description: 'Holds the account or wallet into which the fee is paid.',
          responsibilities: ['Passes the payment on within the day.'],
          commonAliases: ['Escrow account'],
          victimTouchpoints: ['The account named in the payment instructions.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'Nobody can pull coins back out of a wallet that is not theirs, and no authority asks for a fee to return stolen money. Whoever contacts you about your loss probably has your name from the first thieves.',
    howItWorks: [
      'Your name and your loss are sold on after the first scam.',
      'Somebody offers help, or answers when you search for it.',
      'Screenshots or letters “prove” that the money has been found.',
      'A fee, tax or deposit has to be paid before the release.',
      'New obstacles and new fees follow until you stop paying.',
    ],
    psychologyUsed: [
      'Hope for the lost money outweighs doubt.',
      'Details of the first scam seem to prove inside knowledge.',
      'What was already paid makes one more fee look reasonable.',
      'Shame about the first loss keeps people from asking others.',
    ],
    realSamples: [
      {
        channel: 'Comment',
        text: 'I had given up until I wrote to the expert named in my profile, all my coins were back in two days. Thank me later.',
        sign: 'Praise with a contact below posts about scams is an advertisement of the scammers.',
      },
      {
        channel: 'E-mail',
        text: 'Your frozen balance has been located by our office. Pay the 8% release tax to start the transfer: https://release-office.example',
        sign: 'Real authorities never take a payment to give stolen money back.',
      },
    ],
    reconDogTeam: [5, 6, 12, 7, 20],
    hopeMessage:
      'To hope for your money back is human, and they count on it. You can stop at any step, and what you noticed helps to find them.',
    preventionTips: [
      'Treat every offer to recover lost money that comes to you by itself as a scam.',
      'Never give a seed phrase or private key to anybody, whatever the reason.',
      'Call a law firm or authority on a number that you looked up yourself.',
      'Look the firm up on the warning lists of your country’s regulator.',
    ],
    whatToDoIfTargeted: [
      'Stop paying, even if the last fee “would be lost” without the next one.',
      'If you gave a seed phrase, move what is left to a new wallet made on another device.',
      'If you paid by card or bank transfer, call your bank and ask for a recall or a dispute.',
      'Keep the handles, addresses, wallet addresses and transaction numbers.',
      'Report both scams, the first and the second; together they say more.',
    ],
    whereToReport: [FTC, IC3, CFTC, FCA, SCAMWATCH, ECONSUMER],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice('Refund and Recovery Scams'),
    ic3Notice('Fictitious Law Firms Targeting Cryptocurrency Scam Victims Offering to Recover Funds'),
    scamwatch('Types of scams'),
  ],
};
