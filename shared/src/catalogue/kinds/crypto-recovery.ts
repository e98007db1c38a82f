import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { CFTC, ECONSUMER, FCA, FTC, IC3, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, ic3Notice, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** A second theft from people who lost money before. */
export const CRYPTO_RECOVERY: CatalogueCluster = {
  id: 'CLUSTER-001-CRY',
  scamType: 'crypto_recovery',
  name: t`Crypto Recovery`,
  category: 'Financial Fraud',
  description: t`Somebody offers to get back money that was stolen before, for a fee paid first. The names of earlier victims are traded, so the offer often knows details that seem to prove it is real.`,
  status: 'Critical',
  globalPresence: [t`United States`, t`United Kingdom`, t`Australia`, t`Canada`, t`Germany`, t`Netherlands`],
  branches: [
    branch({
      id: 'cry-hacker',
      name: t`Hacker for Hire`,
      description: t`A “recovery expert” is praised in comments and forums and claims to break into the thief’s wallet. Each step costs another fee, and each fee meets another obstacle.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'cry-hacker-comments',
          name: t`Praise in the comments`,
          description: t`Invented clients thank an expert below videos and posts about scams, and give the handle.`,
          platforms: [t`YouTube comments`, 'Reddit', t`Facebook groups`, 'Quora'],
          fingerprints: [
            t`Several accounts praise the same handle in almost the same words.`,
            t`Contact goes only through a messenger or a free mail address.`,
          ],
        }),
        variant({
          id: 'cry-hacker-tool',
          name: t`Recovery software`,
          description: t`A program pretends to count down while it “decrypts” the wallet, and asks for your own seed phrase.`,
          platforms: [t`Websites`, 'Telegram'],
          fingerprints: [
            t`It asks for a seed phrase or a private key.`,
            t`A progress bar stops shortly before the end until a fee is paid.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'cry-hacker-broker',
          name: t`Owner of the victim lists`,
          description: t`Trades the names and losses of people who were cheated before.`,
          responsibilities: [
            t`Buys and sells lists of earlier victims.`,
            t`Takes a share of every new payment.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Lieutenant', {
          id: 'cry-hacker-expert',
          name: t`Recovery expert`,
          description: t`Plays the skilled hacker who is nearly there.`,
          responsibilities: [t`Sends invented screenshots of progress.`, t`Names a new fee at each step.`],
          commonAliases: [t`Ethical hacker`, t`Blockchain investigator`, t`Recovery specialist`],
          victimTouchpoints: [t`Writes in the messenger every day until the payments end.`],
        }),
        role('Pawn', {
          id: 'cry-hacker-shill',
          name: t`Happy client`,
          description: t`Runs a handful of accounts that post praise.`,
          responsibilities: [t`Posts thanks below content that victims read.`],
          commonAliases: [t`Grateful client`],
          victimTouchpoints: [t`The comment that first names the expert.`],
        }),
      ],
    }),
    branch({
      id: 'cry-authority',
      name: t`False Authority or Law Firm`,
      description: t`A letter or call in the name of a court, a regulator, an exchange or a law firm says that your stolen money was found and waits to be released against a tax or deposit.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'cry-authority-fund',
          name: t`Compensation fund`,
          description: t`A fund for victims is said to have your name on its list and to need only a release fee.`,
          platforms: [t`E-mail`, t`Phone`, 'Messenger'],
          fingerprints: [
            t`Money has to be paid before money is given back.`,
            t`The letter shows seals of several countries at once.`,
          ],
        }),
        variant({
          id: 'cry-authority-lawyer',
          name: t`Borrowed law firm`,
          description: t`The site copies a real law firm, with its address and names but another mail domain.`,
          platforms: [t`Websites`, t`E-mail`, t`Search advertisements`],
          fingerprints: [
            t`The mail domain is a few weeks old and differs from the firm’s own.`,
            t`The firm’s real switchboard has never heard of your case.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'cry-authority-counsel',
          name: t`Counsel`,
          description: t`Speaks as a lawyer or an official and explains why a fee is due.`,
          responsibilities: [
            t`Writes letters with seals and case numbers.`,
            t`Threatens that the money will be forfeited.`,
          ],
          commonAliases: ['Attorney', t`Claims officer`, t`Compliance inspector`],
          victimTouchpoints: [t`Signs the letters and takes the calls.`],
        }),
        role('Manager', {
          id: 'cry-authority-forger',
          name: t`Maker of documents`,
          description: t`Produces letterheads, certificates and copies of websites.`,
          responsibilities: [
            t`Copies the site of a real firm or office.`,
            t`Forges release orders and receipts.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The documents and the site are the work of this part.`],
        }),
        role('Pawn', {
          id: 'cry-authority-mule',
          name: t`Receiver of the fee`,
          description: t`Holds the account or wallet into which the fee is paid.`,
          responsibilities: [t`Passes the payment on within the day.`],
          commonAliases: [t`Escrow account`],
          victimTouchpoints: [t`The account named in the payment instructions.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`Nobody can pull coins back out of a wallet that is not theirs, and no authority asks for a fee to return stolen money. Whoever contacts you about your loss probably has your name from the first thieves.`,
    howItWorks: [
      t`Your name and your loss are sold on after the first scam.`,
      t`Somebody offers help, or answers when you search for it.`,
      t`Screenshots or letters “prove” that the money has been found.`,
      t`A fee, tax or deposit has to be paid before the release.`,
      t`New obstacles and new fees follow until you stop paying.`,
    ],
    psychologyUsed: [
      t`Hope for the lost money outweighs doubt.`,
      t`Details of the first scam seem to prove inside knowledge.`,
      t`What was already paid makes one more fee look reasonable.`,
      t`Shame about the first loss keeps people from asking others.`,
    ],
    realSamples: [
      {
        channel: t`Comment`,
        text: t`I had given up until I wrote to the expert named in my profile, all my coins were back in two days. Thank me later.`,
        sign: t`Praise with a contact below posts about scams is an advertisement of the scammers.`,
      },
      {
        channel: t`E-mail`,
        text: t`Your frozen balance has been located by our office. Pay the 8% release tax to start the transfer: https://release-office.example`,
        sign: t`Real authorities never take a payment to give stolen money back.`,
      },
    ],
    reconDogTeam: [5, 6, 12, 7, 20],
    hopeMessage: t`To hope for your money back is human, and they count on it. You can stop at any step, and what you noticed helps to find them.`,
    preventionTips: [
      t`Treat every offer to recover lost money that comes to you by itself as a scam.`,
      t`Never give a seed phrase or private key to anybody, whatever the reason.`,
      t`Call a law firm or authority on a number that you looked up yourself.`,
      t`Look the firm up on the warning lists of your country’s regulator.`,
    ],
    whatToDoIfTargeted: [
      t`Stop paying, even if the last fee “would be lost” without the next one.`,
      t`If you gave a seed phrase, move what is left to a new wallet made on another device.`,
      t`If you paid by card or bank transfer, call your bank and ask for a recall or a dispute.`,
      t`Keep the handles, addresses, wallet addresses and transaction numbers.`,
      t`Report both scams, the first and the second; together they say more.`,
    ],
    whereToReport: [FTC, IC3, CFTC, FCA, SCAMWATCH, ECONSUMER],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice(t`Refund and Recovery Scams`),
    ic3Notice(t`Fictitious Law Firms Targeting Cryptocurrency Scam Victims Offering to Recover Funds`),
    scamwatch(t`Types of scams`),
  ],
};
