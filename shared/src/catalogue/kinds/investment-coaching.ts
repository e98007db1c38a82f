import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CFTC, FCA, FTC, IC3, SCAMWATCH, SEC } from './public-offices.ts';
import { EUROPOL_ASSESSMENT, IC3_REPORT, REVIEWED_ON, SEC_ALERT, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Teachers of trading whose platform is the trap. */
export const INVESTMENT_COACHING: CatalogueCluster = {
  id: 'CLUSTER-004-INV',
  scamType: 'investment_coaching',
  name: 'Investment Coaching',
  category: 'Financial Fraud',
  description:
    'A mentor, a trading group or a famous face teaches how to get rich and leads to a platform that shows growing profits. The platform is invented; deposits go straight to the group.',
  status: 'Critical',
  globalPresence: [
    'United States',
    'United Kingdom',
    'Australia',
    'Canada',
    'Germany',
    'Hong Kong',
    'Singapore',
  ],
  branches: [
    branch({
      id: 'inv-group',
      name: 'Trading Group with a Professor',
      description:
        'Advertisements lead into a chat group, where a professor and an assistant give tips and dozens of members report their gains. Nearly all members are played by the group itself.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'inv-group-app',
          name: 'Institutional account in an app',
          description:
            'Members are let into a special app with shares or coins at a discount that nobody else can buy.',
          averageLoss: ftc('The median loss to an investment scam of any kind was over $9,000.', 2024),
          conversionRate: ftc(
            '79% of people who reported an investment scam had lost money; those who only saw one rarely report.',
            2024,
          ),
          platforms: ['WhatsApp groups', 'Telegram', 'Facebook and Instagram advertisements'],
          fingerprints: [
            'The app comes from a link and not from the usual store page of a known broker.',
            'A withdrawal needs a tax or a deposit first.',
          ],
        }),
        variant({
          id: 'inv-group-pump',
          name: 'Tips for a tiny share',
          description:
            'All members are to buy the same little-known share at the same hour, so that others can sell theirs.',
          platforms: ['WhatsApp groups', 'Discord', 'Telegram'],
          fingerprints: [
            'A price target and an hour are given for a share hardly anybody knows.',
            'Proof of your purchase has to be posted in the group.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'inv-group-boss',
          name: 'Owner of the platform',
          description: 'Owns the app, the wallets and the advertising money.',
          responsibilities: [
            'Decides what balance and price the app shows.',
            'Empties the wallets the deposits go to.',
          ],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Lieutenant', {
          id: 'inv-group-professor',
          name: 'Professor',
          description: 'The learned voice that explains the market every evening.',
          responsibilities: [
            'Gives the lessons and the buying signals.',
            'Announces the chance of a lifetime.',
          ],
          commonAliases: ['Professor', 'Chief analyst', 'Founder of the academy'],
          victimTouchpoints: ['Speaks to the whole group, never to one person on video.'],
        }),
        role('Operator', {
          id: 'inv-group-assistant',
          name: 'Assistant',
          description: 'Looks after each member in private and knows how much is left.',
          responsibilities: ['Helps with accounts and deposits.', 'Presses for loans and larger sums.'],
          commonAliases: ['Assistant', 'Account manager'],
          victimTouchpoints: ['Writes in private, kindly and at any hour.'],
        }),
        role('Pawn', {
          id: 'inv-group-member',
          name: 'Played member',
          description: 'Runs a dozen accounts that celebrate profits.',
          responsibilities: ['Posts screenshots of gains.', 'Mocks and removes whoever doubts.'],
          commonAliases: ['Fellow student', 'Group member'],
          victimTouchpoints: ['The cheering crowd in the chat.'],
        }),
      ],
    }),
    branch({
      id: 'inv-celebrity',
      name: 'Famous Face and Personal Broker',
      description:
        'A forged video of a well-known person promises a program that trades by itself. After a small first deposit a “personal broker” calls again and again for more.',
      riskLevel: 'High',
      variants: [
        variant({
          id: 'inv-celebrity-video',
          name: 'Forged video',
          description:
            'A computer-made voice and face of a politician, investor or presenter advertises a secret program.',
          platforms: ['YouTube', 'Facebook', 'False news pages'],
          fingerprints: [
            'Lips and voice do not quite match, and the page around it copies a newspaper.',
            'The first deposit is always about the same small sum.',
          ],
        }),
        variant({
          id: 'inv-celebrity-course',
          name: 'Paid coaching',
          description:
            'A costly course promises a secret method and a money-back guarantee that never holds.',
          platforms: ['Instagram', 'Webinars', 'TikTok'],
          fingerprints: [
            'Earnings are promised without any word on losses.',
            'Each course leads to a more expensive one.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'inv-celebrity-boss',
          name: 'Owner of the brand',
          description: 'Runs several platforms with the same program under different names.',
          responsibilities: ['Buys addresses of interested people.', 'Closes one brand and opens the next.'],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Manager', {
          id: 'inv-celebrity-retention',
          name: 'Retention broker',
          description: 'Gets large sums out of people who have already paid in.',
          responsibilities: [
            'Calls daily with invented market news.',
            'Invents fees when somebody wants money out.',
          ],
          commonAliases: ['Senior broker', 'Wealth manager'],
          victimTouchpoints: ['Calls every day after the first deposit.'],
        }),
        role('Operator', {
          id: 'inv-celebrity-caller',
          name: 'First caller',
          description: 'Calls minutes after the form was sent and takes the first deposit.',
          responsibilities: [
            'Helps with the card payment.',
            'Installs remote access to “set up” the account.',
          ],
          commonAliases: ['Onboarding agent', 'Account opener'],
          victimTouchpoints: ['Makes the first call.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'The profits on the screen are numbers that somebody types in. You notice only when you want your money out, and then every reason is found why you must pay first.',
    howItWorks: [
      'An advertisement or a friendly contact leads to a group or a form.',
      'Lessons, screenshots and small payouts build trust.',
      'You pay in more, because the balance keeps growing.',
      'A withdrawal is blocked until a tax, a deposit or a “verification” is paid.',
      'When nothing more comes, group, platform and mentor are gone.',
    ],
    psychologyUsed: [
      'A crowd that wins makes it hard to stay out.',
      'A teacher’s authority takes the place of a check.',
      'A first payout that works disarms every doubt.',
      'Deadlines and limited places prevent a night’s sleep.',
    ],
    realSamples: [
      {
        channel: 'Group chat',
        text: 'Signal at 15:00, all in. Those who followed the professor yesterday made 18%. Deposits at https://apex-desk.example',
        sign: 'Nobody who knows such a gain would share it with strangers.',
      },
      {
        channel: 'Message in the app',
        text: 'Your withdrawal of $41,200 is approved. Please transfer the 20% capital gains tax first to release it.',
        sign: 'Taxes are paid to the tax office afterwards, never to a platform beforehand.',
      },
    ],
    reconDogTeam: [20, 6, 5, 8, 11],
    hopeMessage:
      'You wanted to provide for yourself and your people. That wish was used by professionals, and stopping today is a gain.',
    preventionTips: [
      'Look the firm up in the register of your country’s regulator, and call it on that number.',
      'Take a first payout as no proof; it is part of the plan.',
      'Install trading apps only from the page of a broker that you checked.',
      'Distrust every sure profit and every tip that came to you by itself.',
    ],
    whatToDoIfTargeted: [
      'Pay nothing more, above all no tax, fee or deposit for a withdrawal.',
      'Call your bank or card company and ask for a recall or a chargeback.',
      'If you paid in crypto, write down the wallet addresses and transaction numbers and tell the exchange.',
      'If anybody had remote access, take the device off the internet and change your passwords elsewhere.',
      'Save the chat, the app’s address and the names before the group is closed.',
      'Beware of anybody who now offers to get your money back for a fee.',
    ],
    whereToReport: [FTC, IC3, SEC, CFTC, FCA, SCAMWATCH],
  },
  reviewedOn: REVIEWED_ON,
  sources: [SEC_ALERT, scamwatch('Investment scams'), IC3_REPORT, EUROPOL_ASSESSMENT],
};
