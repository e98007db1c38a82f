import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CFTC, FCA, FTC, IC3, SCAMWATCH, SEC } from './public-offices.ts';
import { FINCEN_ALERT, ftcAdvice, IC3_REPORT, REVIEWED_ON, UN_REPORT } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** A friendship that leads to a false trading platform. */
export const RELATIONSHIP_INVESTMENT: CatalogueCluster = {
  id: 'CLUSTER-007-BAI',
  scamType: 'investment_coaching',
  name: 'Relationship Investment (Romance Baiting)',
  category: 'Emotional Manipulation',
  description:
    'A chance contact becomes a friend or a love over weeks, and mentions by the way how an uncle’s method earns money with crypto. Many of those who write are held in guarded compounds and forced to do it.',
  status: 'Critical',
  globalPresence: [
    'United States',
    'Canada',
    'Australia',
    'Singapore',
    'Hong Kong',
    'United Kingdom',
    'Germany',
  ],
  branches: [
    branch({
      id: 'bai-wrong-number',
      name: 'Wrong Number',
      description:
        'A message meant for somebody else turns into a friendly talk. After weeks of daily life and pictures comes an invitation to trade together.',
      riskLevel: 'Critical',
      frequency: ic3(
        'Over $6.5 billion was lost to investment fraud of every kind, more than to any other kind of complaint.',
      ),
      variants: [
        variant({
          id: 'bai-wrong-number-coin',
          name: 'Short trades on a crypto platform',
          description:
            'Trades of thirty or sixty seconds always win on a platform that the friend recommends.',
          platforms: ['Text message', 'WhatsApp', 'Telegram'],
          fingerprints: [
            'Coins are bought at a real exchange and then sent to another platform.',
            'The platform’s address changes every few weeks.',
          ],
        }),
        variant({
          id: 'bai-wrong-number-mining',
          name: 'Liquidity mining',
          description: 'A wallet is connected to a page, and one consent lets the page empty it later.',
          platforms: ['Wallet browsers', 'WhatsApp'],
          fingerprints: [
            'You keep the coins in your own wallet, but have to sign an approval.',
            'The wallet is emptied at once when it is full enough.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'bai-wrong-number-boss',
          name: 'Owner of the compound',
          description: 'Owns buildings, guards and platforms, and sells people.',
          responsibilities: ['Holds workers by force.', 'Launders coins through many wallets.'],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Manager', {
          id: 'bai-wrong-number-leader',
          name: 'Team leader',
          description: 'Watches over a table of writers and takes the large cases.',
          responsibilities: ['Sets the quota and the script.', 'Decides when a withdrawal is blocked.'],
          commonAliases: ['Uncle', 'Insider at the exchange'],
          victimTouchpoints: ['Appears as the uncle who knows the market.'],
        }),
        role('Operator', {
          id: 'bai-wrong-number-friend',
          name: 'New friend',
          description: 'Writes to dozens of people a day, often under threat.',
          responsibilities: ['Builds the friendship by script.', 'Guides the first deposit step by step.'],
          commonAliases: ['Designer', 'Wine merchant', 'Shop owner from abroad'],
          victimTouchpoints: ['Every chat, picture and good-morning message.'],
        }),
        role('Pawn', {
          id: 'bai-wrong-number-model',
          name: 'Face for the video',
          description: 'Lends a face or voice for short calls.',
          responsibilities: ['Takes the calls that prove the person is real.'],
          commonAliases: ['The friend on video'],
          victimTouchpoints: ['A few short video calls.'],
        }),
      ],
    }),
    branch({
      id: 'bai-dating',
      name: 'Match with a Trader',
      description:
        'A match in a dating app soon moves to a messenger, plans a future together, and wants to earn the money for it on a platform.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'bai-dating-gold',
          name: 'Gold and currency trading',
          description:
            'A real trading program is connected to a false broker’s server that shows any profit.',
          platforms: ['Dating apps', 'WhatsApp', 'Line'],
          fingerprints: [
            'The broker is found in no register.',
            'Profits come at fixed hours that only the partner knows.',
          ],
        }),
        variant({
          id: 'bai-dating-loan',
          name: 'Invested together',
          description:
            'The partner “adds” a large sum to your account, so that you owe and cannot step back.',
          platforms: ['Messenger', 'False platforms'],
          fingerprints: [
            'A loan from the partner appears on the platform and nowhere else.',
            'You are told to borrow from the bank and what to say there.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'bai-dating-platform',
          name: 'Maker of the platforms',
          description: 'Rents out ready-made trading sites with support chat.',
          responsibilities: ['Copies the look of known brokers.', 'Replaces addresses as they are blocked.'],
          commonAliases: [],
          victimTouchpoints: ['The platform and its balance are made here.'],
        }),
        role('Operator', {
          id: 'bai-dating-partner',
          name: 'Match',
          description: 'Plays the partner with a plan for two.',
          responsibilities: ['Turns talk of the future to money.', 'Answers doubts with hurt feelings.'],
          commonAliases: ['Analyst', 'Engineer from abroad'],
          victimTouchpoints: ['The chat, from the first match on.'],
        }),
        role('Operator', {
          id: 'bai-dating-support',
          name: 'Platform support',
          description: 'Names the fee that stands before each withdrawal.',
          responsibilities: ['Blocks accounts for “suspicious activity”.', 'Demands tax and deposits.'],
          commonAliases: ['Online service', 'Risk department'],
          victimTouchpoints: ['The chat window of the platform.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'The friend, the uncle and the platform are one and the same group. Everything before the first deposit, weeks of it, was the preparation.',
    howItWorks: [
      'A message by mistake or a match opens a talk.',
      'Weeks of daily attention make a friendship or a love.',
      'Trading is mentioned by the way, and a small try wins.',
      'You are led to savings, loans and the house.',
      'A withdrawal is blocked by taxes and fees, until nothing is left.',
    ],
    psychologyUsed: [
      'Closeness that grew slowly feels tested.',
      'A small payout proves the platform, as it seems.',
      'Plans for two turn doubt into disloyalty.',
      'The fear of losing all drives the last payments.',
    ],
    realSamples: [
      {
        channel: 'Text message',
        text: 'Hi Martha, is the golden retriever better? Oh, wrong number, I am so sorry. You are very polite! I am Yuna.',
        sign: 'A wrong number that wants to go on talking is how it begins.',
      },
      {
        channel: 'Messenger',
        text: 'Uncle says the window opens at 21:00 tonight. Put in what you can, we do it together: https://coin-harbor.example',
        sign: 'The platform is known only to the new friend, and the hour is set by them.',
      },
    ],
    reconDogTeam: [5, 12, 6, 8, 13],
    hopeMessage:
      'This was a crime by an organised group with trained people, and it was aimed at what is best in you. You are not alone, and you can stop here.',
    preventionTips: [
      'Leave messages to a wrong number unanswered.',
      'Take no investment advice from anybody whom you know only from chats.',
      'Check a platform on the warning lists of regulators before the first deposit.',
      'Sign no wallet approval on a page that somebody sent to you.',
    ],
    whatToDoIfTargeted: [
      'Send nothing more, and pay no tax or fee for a withdrawal.',
      'If you signed approvals, move what is left to a new wallet made on another device.',
      'Tell your bank and the exchange at once; coins can sometimes be frozen at an exchange.',
      'Write down wallet addresses, transaction numbers and the platform’s addresses before you break off contact.',
      'Talk with somebody close to you or a crisis line, above all when you cannot sleep.',
    ],
    whereToReport: [IC3, FTC, SEC, CFTC, FCA, SCAMWATCH],
  },
  reviewedOn: REVIEWED_ON,
  sources: [ftcAdvice('What To Know About Cryptocurrency and Scams'), FINCEN_ALERT, IC3_REPORT, UN_REPORT],
};
