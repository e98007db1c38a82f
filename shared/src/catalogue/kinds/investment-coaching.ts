import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CFTC, FCA, FTC, IC3, SCAMWATCH, SEC } from './public-offices.ts';
import { EUROPOL_ASSESSMENT, IC3_REPORT, REVIEWED_ON, SEC_ALERT, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Teachers of trading whose platform is the trap. */
export const INVESTMENT_COACHING: CatalogueCluster = {
  id: 'CLUSTER-004-INV',
  scamType: 'investment_coaching',
  name: t`Investment Coaching`,
  category: 'Financial Fraud',
  description: t`A mentor, a trading group or a famous face teaches how to get rich and leads to a platform that shows growing profits. The platform is invented; deposits go straight to the group.`,
  status: 'Critical',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Australia`,
    t`Canada`,
    t`Germany`,
    t`Hong Kong`,
    t`Singapore`,
  ],
  branches: [
    branch({
      id: 'inv-group',
      name: t`Trading Group with a Professor`,
      description: t`Advertisements lead into a chat group, where a professor and an assistant give tips and dozens of members report their gains. Nearly all members are played by the group itself.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'inv-group-app',
          name: t`Institutional account in an app`,
          description: t`Members are let into a special app with shares or coins at a discount that nobody else can buy.`,
          averageLoss: ftc(t`The median loss to an investment scam of any kind was over $9,000.`, 2024),
          conversionRate: ftc(
            t`79% of people who reported an investment scam had lost money; those who only saw one rarely report.`,
            2024,
          ),
          platforms: [t`WhatsApp groups`, 'Telegram', t`Facebook and Instagram advertisements`],
          fingerprints: [
            t`The app comes from a link and not from the usual store page of a known broker.`,
            t`A withdrawal needs a tax or a deposit first.`,
          ],
        }),
        variant({
          id: 'inv-group-pump',
          name: t`Tips for a tiny share`,
          description: t`All members are to buy the same little-known share at the same hour, so that others can sell theirs.`,
          platforms: [t`WhatsApp groups`, 'Discord', 'Telegram'],
          fingerprints: [
            t`A price target and an hour are given for a share hardly anybody knows.`,
            t`Proof of your purchase has to be posted in the group.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'inv-group-boss',
          name: t`Owner of the platform`,
          description: t`Owns the app, the wallets and the advertising money.`,
          responsibilities: [
            t`Decides what balance and price the app shows.`,
            t`Empties the wallets the deposits go to.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Lieutenant', {
          id: 'inv-group-professor',
          name: t`Professor`,
          description: t`The learned voice that explains the market every evening.`,
          responsibilities: [
            t`Gives the lessons and the buying signals.`,
            t`Announces the chance of a lifetime.`,
          ],
          commonAliases: ['Professor', t`Chief analyst`, t`Founder of the academy`],
          victimTouchpoints: [t`Speaks to the whole group, never to one person on video.`],
        }),
        role('Operator', {
          id: 'inv-group-assistant',
          name: t`Assistant`,
          description: t`Looks after each member in private and knows how much is left.`,
          responsibilities: [t`Helps with accounts and deposits.`, t`Presses for loans and larger sums.`],
          commonAliases: ['Assistant', t`Account manager`],
          victimTouchpoints: [t`Writes in private, kindly and at any hour.`],
        }),
        role('Pawn', {
          id: 'inv-group-member',
          name: t`Played member`,
          description: t`Runs a dozen accounts that celebrate profits.`,
          responsibilities: [t`Posts screenshots of gains.`, t`Mocks and removes whoever doubts.`],
          commonAliases: [t`Fellow student`, t`Group member`],
          victimTouchpoints: [t`The cheering crowd in the chat.`],
        }),
      ],
    }),
    branch({
      id: 'inv-celebrity',
      name: t`Famous Face and Personal Broker`,
      description: t`A forged video of a well-known person promises a program that trades by itself. After a small first deposit a “personal broker” calls again and again for more.`,
      riskLevel: 'High',
      variants: [
        variant({
          id: 'inv-celebrity-video',
          name: t`Forged video`,
          description: t`A computer-made voice and face of a politician, investor or presenter advertises a secret program.`,
          platforms: ['YouTube', 'Facebook', t`False news pages`],
          fingerprints: [
            t`Lips and voice do not quite match, and the page around it copies a newspaper.`,
            t`The first deposit is always about the same small sum.`,
          ],
        }),
        variant({
          id: 'inv-celebrity-course',
          name: t`Paid coaching`,
          description: t`A costly course promises a secret method and a money-back guarantee that never holds.`,
          platforms: ['Instagram', t`Webinars`, 'TikTok'],
          fingerprints: [
            t`Earnings are promised without any word on losses.`,
            t`Each course leads to a more expensive one.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'inv-celebrity-boss',
          name: t`Owner of the brand`,
          description: t`Runs several platforms with the same program under different names.`,
          responsibilities: [
            t`Buys addresses of interested people.`,
            t`Closes one brand and opens the next.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Manager', {
          id: 'inv-celebrity-retention',
          name: t`Retention broker`,
          description: t`Gets large sums out of people who have already paid in.`,
          responsibilities: [
            t`Calls daily with invented market news.`,
            t`Invents fees when somebody wants money out.`,
          ],
          commonAliases: [t`Senior broker`, t`Wealth manager`],
          victimTouchpoints: [t`Calls every day after the first deposit.`],
        }),
        role('Operator', {
          id: 'inv-celebrity-caller',
          name: t`First caller`,
          description: t`Calls minutes after the form was sent and takes the first deposit.`,
          responsibilities: [
            t`Helps with the card payment.`,
            t`Installs remote access to “set up” the account.`,
          ],
          commonAliases: [t`Onboarding agent`, t`Account opener`],
          victimTouchpoints: [t`Makes the first call.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`The profits on the screen are numbers that somebody types in. You notice only when you want your money out, and then every reason is found why you must pay first.`,
    howItWorks: [
      t`An advertisement or a friendly contact leads to a group or a form.`,
      t`Lessons, screenshots and small payouts build trust.`,
      t`You pay in more, because the balance keeps growing.`,
      t`A withdrawal is blocked until a tax, a deposit or a “verification” is paid.`,
      t`When nothing more comes, group, platform and mentor are gone.`,
    ],
    psychologyUsed: [
      t`A crowd that wins makes it hard to stay out.`,
      t`A teacher’s authority takes the place of a check.`,
      t`A first payout that works disarms every doubt.`,
      t`Deadlines and limited places prevent a night’s sleep.`,
    ],
    realSamples: [
      {
        channel: t`Group chat`,
        text: t`Signal at 15:00, all in. Those who followed the professor yesterday made 18%. Deposits at https://apex-desk.example`,
        sign: t`Nobody who knows such a gain would share it with strangers.`,
      },
      {
        channel: t`Message in the app`,
        text: t`Your withdrawal of $41,200 is approved. Please transfer the 20% capital gains tax first to release it.`,
        sign: t`Taxes are paid to the tax office afterwards, never to a platform beforehand.`,
      },
    ],
    reconDogTeam: [20, 6, 5, 8, 11],
    hopeMessage: t`You wanted to provide for yourself and your people. That wish was used by professionals, and stopping today is a gain.`,
    preventionTips: [
      t`Look the firm up in the register of your country’s regulator, and call it on that number.`,
      t`Take a first payout as no proof; it is part of the plan.`,
      t`Install trading apps only from the page of a broker that you checked.`,
      t`Distrust every sure profit and every tip that came to you by itself.`,
    ],
    whatToDoIfTargeted: [
      t`Pay nothing more, above all no tax, fee or deposit for a withdrawal.`,
      t`Call your bank or card company and ask for a recall or a chargeback.`,
      t`If you paid in crypto, write down the wallet addresses and transaction numbers and tell the exchange.`,
      t`If anybody had remote access, take the device off the internet and change your passwords elsewhere.`,
      t`Save the chat, the app’s address and the names before the group is closed.`,
      t`Beware of anybody who now offers to get your money back for a fee.`,
    ],
    whereToReport: [FTC, IC3, SEC, CFTC, FCA, SCAMWATCH],
  },
  reviewedOn: REVIEWED_ON,
  sources: [SEC_ALERT, scamwatch(t`Investment scams`), IC3_REPORT, EUROPOL_ASSESSMENT],
};
