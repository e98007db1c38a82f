import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CFTC, FCA, FTC, IC3, SCAMWATCH, SEC } from './public-offices.ts';
import { FINCEN_ALERT, ftcAdvice, IC3_REPORT, REVIEWED_ON, UN_REPORT } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** A friendship that leads to a false trading platform. */
export const RELATIONSHIP_INVESTMENT: CatalogueCluster = {
  id: 'CLUSTER-007-BAI',
  scamType: 'investment_coaching',
  name: t`Relationship Investment (Romance Baiting)`,
  category: 'Emotional Manipulation',
  description: t`A chance contact becomes a friend or a love over weeks, and mentions by the way how an uncle’s method earns money with crypto. Many of those who write are held in guarded compounds and forced to do it.`,
  status: 'Critical',
  globalPresence: [
    t`United States`,
    t`Canada`,
    t`Australia`,
    t`Singapore`,
    t`Hong Kong`,
    t`United Kingdom`,
    t`Germany`,
  ],
  branches: [
    branch({
      id: 'bai-wrong-number',
      name: t`Wrong Number`,
      description: t`A message meant for somebody else turns into a friendly talk. After weeks of daily life and pictures comes an invitation to trade together.`,
      riskLevel: 'Critical',
      frequency: ic3(
        t`Over $6.5 billion was lost to investment fraud of every kind, more than to any other kind of complaint.`,
      ),
      variants: [
        variant({
          id: 'bai-wrong-number-coin',
          name: t`Short trades on a crypto platform`,
          description: t`Trades of thirty or sixty seconds always win on a platform that the friend recommends.`,
          platforms: [t`Text message`, 'WhatsApp', 'Telegram'],
          fingerprints: [
            t`Coins are bought at a real exchange and then sent to another platform.`,
            t`The platform’s address changes every few weeks.`,
          ],
        }),
        variant({
          id: 'bai-wrong-number-mining',
          name: t`Liquidity mining`,
          description: t`A wallet is connected to a page, and one consent lets the page empty it later.`,
          platforms: [t`Wallet browsers`, 'WhatsApp'],
          fingerprints: [
            t`You keep the coins in your own wallet, but have to sign an approval.`,
            t`The wallet is emptied at once when it is full enough.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'bai-wrong-number-boss',
          name: t`Owner of the compound`,
          description: t`Owns buildings, guards and platforms, and sells people.`,
          responsibilities: [t`Holds workers by force.`, t`Launders coins through many wallets.`],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Manager', {
          id: 'bai-wrong-number-leader',
          name: t`Team leader`,
          description: t`Watches over a table of writers and takes the large cases.`,
          responsibilities: [t`Sets the quota and the script.`, t`Decides when a withdrawal is blocked.`],
          commonAliases: ['Uncle', t`Insider at the exchange`],
          victimTouchpoints: [t`Appears as the uncle who knows the market.`],
        }),
        role('Operator', {
          id: 'bai-wrong-number-friend',
          name: t`New friend`,
          description: t`Writes to dozens of people a day, often under threat.`,
          responsibilities: [t`Builds the friendship by script.`, t`Guides the first deposit step by step.`],
          commonAliases: ['Designer', t`Wine merchant`, t`Shop owner from abroad`],
          victimTouchpoints: [t`Every chat, picture and good-morning message.`],
        }),
        role('Pawn', {
          id: 'bai-wrong-number-model',
          name: t`Face for the video`,
          description: t`Lends a face or voice for short calls.`,
          responsibilities: [t`Takes the calls that prove the person is real.`],
          commonAliases: [t`The friend on video`],
          victimTouchpoints: [t`A few short video calls.`],
        }),
      ],
    }),
    branch({
      id: 'bai-dating',
      name: t`Match with a Trader`,
      description: t`A match in a dating app soon moves to a messenger, plans a future together, and wants to earn the money for it on a platform.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'bai-dating-gold',
          name: t`Gold and currency trading`,
          description: t`A real trading program is connected to a false broker’s server that shows any profit.`,
          platforms: [t`Dating apps`, 'WhatsApp', 'Line'],
          fingerprints: [
            t`The broker is found in no register.`,
            t`Profits come at fixed hours that only the partner knows.`,
          ],
        }),
        variant({
          id: 'bai-dating-loan',
          name: t`Invested together`,
          description: t`The partner “adds” a large sum to your account, so that you owe and cannot step back.`,
          platforms: ['Messenger', t`False platforms`],
          fingerprints: [
            t`A loan from the partner appears on the platform and nowhere else.`,
            t`You are told to borrow from the bank and what to say there.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'bai-dating-platform',
          name: t`Maker of the platforms`,
          description: t`Rents out ready-made trading sites with support chat.`,
          responsibilities: [
            t`Copies the look of known brokers.`,
            t`Replaces addresses as they are blocked.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The platform and its balance are made here.`],
        }),
        role('Operator', {
          id: 'bai-dating-partner',
          name: t`Match`,
          description: t`Plays the partner with a plan for two.`,
          responsibilities: [t`Turns talk of the future to money.`, t`Answers doubts with hurt feelings.`],
          commonAliases: ['Analyst', t`Engineer from abroad`],
          victimTouchpoints: [t`The chat, from the first match on.`],
        }),
        role('Operator', {
          id: 'bai-dating-support',
          name: t`Platform support`,
          description: t`Names the fee that stands before each withdrawal.`,
          responsibilities: [t`Blocks accounts for “suspicious activity”.`, t`Demands tax and deposits.`],
          commonAliases: [t`Online service`, t`Risk department`],
          victimTouchpoints: [t`The chat window of the platform.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`The friend, the uncle and the platform are one and the same group. Everything before the first deposit, weeks of it, was the preparation.`,
    howItWorks: [
      t`A message by mistake or a match opens a talk.`,
      t`Weeks of daily attention make a friendship or a love.`,
      t`Trading is mentioned by the way, and a small try wins.`,
      t`You are led to savings, loans and the house.`,
      t`A withdrawal is blocked by taxes and fees, until nothing is left.`,
    ],
    psychologyUsed: [
      t`Closeness that grew slowly feels tested.`,
      t`A small payout proves the platform, as it seems.`,
      t`Plans for two turn doubt into disloyalty.`,
      t`The fear of losing all drives the last payments.`,
    ],
    realSamples: [
      {
        channel: t`Text message`,
        text: t`Hi Martha, is the golden retriever better? Oh, wrong number, I am so sorry. You are very polite! I am Yuna.`,
        sign: t`A wrong number that wants to go on talking is how it begins.`,
      },
      {
        channel: t`Messenger`,
        text: t`Uncle says the window opens at 21:00 tonight. Put in what you can, we do it together: https://coin-harbor.example`,
        sign: t`The platform is known only to the new friend, and the hour is set by them.`,
      },
    ],
    reconDogTeam: [5, 12, 6, 8, 13],
    hopeMessage: t`This was a crime by an organised group with trained people, and it was aimed at what is best in you. You are not alone, and you can stop here.`,
    preventionTips: [
      t`Leave messages to a wrong number unanswered.`,
      t`Take no investment advice from anybody whom you know only from chats.`,
      t`Check a platform on the warning lists of regulators before the first deposit.`,
      t`Sign no wallet approval on a page that somebody sent to you.`,
    ],
    whatToDoIfTargeted: [
      t`Send nothing more, and pay no tax or fee for a withdrawal.`,
      t`If you signed approvals, move what is left to a new wallet made on another device.`,
      t`Tell your bank and the exchange at once; coins can sometimes be frozen at an exchange.`,
      t`Write down wallet addresses, transaction numbers and the platform’s addresses before you break off contact.`,
      t`Talk with somebody close to you or a crisis line, above all when you cannot sleep.`,
    ],
    whereToReport: [IC3, FTC, SEC, CFTC, FCA, SCAMWATCH],
  },
  reviewedOn: REVIEWED_ON,
  sources: [ftcAdvice(t`What To Know About Cryptocurrency and Scams`), FINCEN_ALERT, IC3_REPORT, UN_REPORT],
};
