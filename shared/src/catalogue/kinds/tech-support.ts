import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDCARE, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** False helpers for a computer that has nothing wrong with it. */
export const TECH_SUPPORT: CatalogueCluster = {
  id: 'CLUSTER-010-TEC',
  scamType: 'tech_support',
  name: t`Tech Support`,
  category: 'Authority Impersonation',
  description: t`Somebody claims to be from a well-known technology company, says that your device is infected or hacked, and sells a rescue that nobody needed. The real aim is control of the device, and through it of the bank account.`,
  status: 'Critical',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Canada`,
    t`Australia`,
    t`India`,
    t`Japan`,
    t`Germany`,
  ],
  branches: [
    branch({
      id: 'tec-alarm',
      name: t`Alarm on the Screen`,
      description: t`A web page fills the screen with a virus alarm, a loud voice and a number to call. It looks as if the computer were locked, but it is only a page that can be closed.`,
      riskLevel: 'Critical',
      frequency: ic3(
        t`Complaints about tech and customer support of every kind named about $1.46 billion lost.`,
      ),
      variants: [
        variant({
          id: 'tec-alarm-lock',
          name: t`Locked browser page`,
          description: t`An advertisement or a mistyped address opens a page that goes to full screen, plays an alarm and begs you not to switch off.`,
          conversionRate: {
            text: t`16% of people who met a tech support scam of any kind carried on with it.`,
            source: t`Microsoft and YouGov, Global Tech Support Scam Research`,
            year: 2021,
          },
          platforms: [t`Web advertisements`, t`Mistyped addresses`, t`Streaming and download sites`],
          fingerprints: [
            t`A warning on a web page shows a telephone number to call.`,
            t`The page covers the whole screen and talks or beeps.`,
            t`It says that switching off would destroy your data.`,
          ],
        }),
        variant({
          id: 'tec-alarm-search',
          name: t`False help line in the search results`,
          description: t`You look for the support of a company, and the first result is a paid advertisement with the scammers’ own number.`,
          platforms: [t`Search advertisements`, t`Map listings`, t`Community forums`],
          fingerprints: [
            t`The number stands in an advertisement and not on the company’s own site.`,
            t`Whoever answers asks at once to connect to your screen.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'tec-alarm-kingpin',
          name: t`Owner of the call centre`,
          description: t`Pays for rooms, lines and advertisements, and keeps most of what comes in.`,
          responsibilities: [
            t`Finances the advertisements and the staff.`,
            t`Decides how the money is moved abroad.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Manager', {
          id: 'tec-alarm-closer',
          name: t`Closer`,
          description: t`Takes over when a caller hesitates, and asks for the large sum.`,
          responsibilities: [
            t`Presents the false proof of an infection.`,
            t`Chooses how the victim has to pay.`,
          ],
          commonAliases: [t`Senior technician`, t`Security supervisor`, t`Level 3 support`],
          victimTouchpoints: [t`Comes to the phone as the supervisor who will settle everything.`],
        }),
        role('Operator', {
          id: 'tec-alarm-agent',
          name: t`First agent`,
          description: t`Answers the call, calms, and gets the remote connection going.`,
          responsibilities: [
            t`Reads the opening script to the caller.`,
            t`Talks the caller into remote access.`,
          ],
          commonAliases: [t`Support technician`, t`Certified engineer`],
          victimTouchpoints: [
            t`Answers the number on the screen.`,
            t`Moves the mouse on the victim’s screen.`,
          ],
        }),
        role('Pawn', {
          id: 'tec-alarm-mule',
          name: t`Account holder`,
          description: t`Lends a bank account, often without knowing for what.`,
          responsibilities: [t`Receives a payment and sends it on.`],
          commonAliases: [t`Billing department`],
          victimTouchpoints: [t`The name on the account that the money is sent to.`],
        }),
      ],
    }),
    branch({
      id: 'tec-refund',
      name: t`Renewal and Overpaid Refund`,
      description: t`A bill for a subscription that you never took asks you to call and cancel. On the phone a refund is typed in “by mistake” far too high, and you are begged to send the difference back.`,
      riskLevel: 'High',
      variants: [
        variant({
          id: 'tec-refund-invoice',
          name: t`Renewal invoice by mail`,
          description: t`A bill for antivirus or device protection arrives with a number to call within a day.`,
          platforms: [t`E-mail`, t`Payment requests of real payment services`],
          fingerprints: [
            t`The bill names no account of yours and comes from a free mail address.`,
            t`The only way to cancel is to call a number.`,
          ],
        }),
        variant({
          id: 'tec-refund-overpaid',
          name: t`Refund typed in too high`,
          description: t`During the remote session the page of your bank is altered on your own screen, so that a large deposit seems to have come in.`,
          platforms: [t`Phone`, t`Remote access programs`, t`Online banking`],
          fingerprints: [
            t`You are asked to fill in an amount yourself, and then one zero too many appears.`,
            t`The money is to go back as gift cards, as cash by parcel or through a crypto machine.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'tec-refund-mailer',
          name: t`Sender of the bills`,
          description: t`Sends bills by the million from bought address lists.`,
          responsibilities: [
            t`Buys lists of addresses from data leaks.`,
            t`Changes the sender each time one is blocked.`,
          ],
          commonAliases: [t`Billing team`, t`Renewal desk`],
          victimTouchpoints: [t`The invoice in the inbox is the work of this part.`],
        }),
        role('Operator', {
          id: 'tec-refund-actor',
          name: t`Refund officer`,
          description: t`Plays the clerk who will lose the job because of the wrong refund.`,
          responsibilities: [
            t`Alters the bank’s page on the victim’s screen.`,
            t`Keeps the victim on the phone for hours.`,
          ],
          commonAliases: [t`Refund officer`, t`Accounts department`],
          victimTouchpoints: [t`Pleads on the phone to get the difference back.`],
        }),
        role('Pawn', {
          id: 'tec-refund-courier',
          name: t`Courier`,
          description: t`Collects parcels of cash from doorsteps or empty houses.`,
          responsibilities: [t`Picks up a parcel and hands it on unopened.`],
          commonAliases: [t`Delivery agent`],
          victimTouchpoints: [t`Stands at the door to fetch the parcel.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`No technology company watches your device and calls you about it. The alarm, the patient voice and the bill are made so that you let a stranger onto your computer.`,
    howItWorks: [
      t`A page, a bill or a call says that your device or your money is in danger right now.`,
      t`You are told to call, and a friendly technician asks to see your screen.`,
      t`Harmless system messages are shown to you as proof of an infection.`,
      t`While you watch one window, your bank or mail account is opened in another.`,
      t`You are asked to pay, or to “send back” money that never came in.`,
    ],
    psychologyUsed: [
      t`Alarm and noise leave no moment to think.`,
      t`The name of a famous company lends trust to a stranger.`,
      t`Patience on the phone makes refusing feel ungrateful.`,
      t`Pity for the clerk who “made a mistake” keeps people on the line.`,
    ],
    realSamples: [
      {
        channel: t`Web page`,
        text: t`SECURITY ALERT: your computer is blocked. Do not shut down. Call the support team now to keep your data.`,
        sign: t`A real warning of your device never asks you to call a number.`,
      },
      {
        channel: t`E-mail`,
        text: t`Your protection plan renews today for $399.99. To cancel and get your refund, call our desk within 24 hours.`,
        sign: t`It names no account of yours, and calling is the only way out.`,
      },
    ],
    reconDogTeam: [13, 19, 6, 17, 8],
    hopeMessage: t`These people do this all day, and they are good at sounding kind. It says nothing about you, and the next hour can still save a lot.`,
    preventionTips: [
      t`Look up a company’s number on its own site or on your bill, and never on an alarm.`,
      t`Let nobody onto your device who called you or whose advertisement you clicked.`,
      t`Close an alarm page by ending the browser; if it will not go, switch the device off.`,
      t`Read the address line of the bank yourself before you trust a balance on the screen.`,
    ],
    whatToDoIfTargeted: [
      t`Hang up, and take the device off the internet: pull the cable or switch Wi-Fi off.`,
      t`Call your bank on the number on your card, and say that strangers had access to your computer.`,
      t`From another device, change the passwords of your mail and your bank.`,
      t`Remove the remote access program, or let somebody you know in person do it.`,
      t`If you read out gift card numbers, call the shop or card company at once and keep the cards and receipts.`,
      t`Keep the number, the bill and the payment receipts, and report what happened.`,
    ],
    whereToReport: [FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, IDCARE, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice(t`How To Spot, Avoid, and Report Tech Support Scams`),
    IC3_REPORT,
    scamwatch(t`Impersonation scams`),
  ],
};
