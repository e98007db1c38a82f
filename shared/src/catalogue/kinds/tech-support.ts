import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDCARE, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** False helpers for a computer that has nothing wrong with it. */
export const TECH_SUPPORT: CatalogueCluster = {
  id: 'CLUSTER-010-TEC',
  scamType: 'tech_support',
  name: 'Tech Support',
  category: 'Authority Impersonation',
  description:
    'Somebody claims to be from a well-known technology company, says that your device is infected or hacked, and sells a rescue that nobody needed. The real aim is control of the device, and through it of the bank account.',
  status: 'Critical',
  globalPresence: ['United States', 'United Kingdom', 'Canada', 'Australia', 'India', 'Japan', 'Germany'],
  branches: [
    branch({
      id: 'tec-alarm',
      name: 'Alarm on the Screen',
      description:
        'A web page fills the screen with a virus alarm, a loud voice and a number to call. It looks as if the computer were locked, but it is only a page that can be closed.',
      riskLevel: 'Critical',
      frequency: ic3(
        'Complaints about tech and customer support of every kind named about $1.46 billion lost.',
      ),
      variants: [
        variant({
          id: 'tec-alarm-lock',
          name: 'Locked browser page',
          description:
            'An advertisement or a mistyped address opens a page that goes to full screen, plays an alarm and begs you not to switch off.',
          conversionRate: {
            text: '16% of people who met a tech support scam of any kind carried on with it.',
            source: 'Microsoft and YouGov, Global Tech Support Scam Research',
            year: 2021,
          },
          platforms: ['Web advertisements', 'Mistyped addresses', 'Streaming and download sites'],
          fingerprints: [
            'A warning on a web page shows a telephone number to call.',
            'The page covers the whole screen and talks or beeps.',
            'It says that switching off would destroy your data.',
          ],
        }),
        variant({
          id: 'tec-alarm-search',
          name: 'False help line in the search results',
          description:
            'You look for the support of a company, and the first result is a paid advertisement with the scammers’ own number.',
          platforms: ['Search advertisements', 'Map listings', 'Community forums'],
          fingerprints: [
            'The number stands in an advertisement and not on the company’s own site.',
            'Whoever answers asks at once to connect to your screen.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'tec-alarm-kingpin',
          name: 'Owner of the call centre',
          description: 'Pays for rooms, lines and advertisements, and keeps most of what comes in.',
          responsibilities: [
            'Finances the advertisements and the staff.',
            'Decides how the money is moved abroad.',
          ],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Manager', {
          id: 'tec-alarm-closer',
          name: 'Closer',
          description: 'Takes over when a caller hesitates, and asks for the large sum.',
          responsibilities: [
            'Presents the false proof of an infection.',
            'Chooses how the victim has to pay.',
          ],
          commonAliases: ['Senior technician', 'Security supervisor', 'Level 3 support'],
          victimTouchpoints: ['Comes to the phone as the supervisor who will settle everything.'],
        }),
        role('Operator', {
          id: 'tec-alarm-agent',
          name: 'First agent',
          description: 'Answers the call, calms, and gets the remote connection going.',
          responsibilities: [
            'Reads the opening script to the caller.',
            'Talks the caller into remote access.',
          ],
          commonAliases: ['Support technician', 'Certified engineer'],
          victimTouchpoints: ['Answers the number on the screen.', 'Moves the mouse on the victim’s screen.'],
        }),
        role('Pawn', {
          id: 'tec-alarm-mule',
          name: 'Account holder',
          description: 'Lends a bank account, often without knowing for what.',
          responsibilities: ['Receives a payment and sends it on.'],
          commonAliases: ['Billing department'],
          victimTouchpoints: ['The name on the account that the money is sent to.'],
        }),
      ],
    }),
    branch({
      id: 'tec-refund',
      name: 'Renewal and Overpaid Refund',
      description:
        'A bill for a subscription that you never took asks you to call and cancel. On the phone a refund is typed in “by mistake” far too high, and you are begged to send the difference back.',
      riskLevel: 'High',
      variants: [
        variant({
          id: 'tec-refund-invoice',
          name: 'Renewal invoice by mail',
          description:
            'A bill for antivirus or device protection arrives with a number to call within a day.',
          platforms: ['E-mail', 'Payment requests of real payment services'],
          fingerprints: [
            'The bill names no account of yours and comes from a free mail address.',
            'The only way to cancel is to call a number.',
          ],
        }),
        variant({
          id: 'tec-refund-overpaid',
          name: 'Refund typed in too high',
          description:
            'During the remote session the page of your bank is altered on your own screen, so that a large deposit seems to have come in.',
          platforms: ['Phone', 'Remote access programs', 'Online banking'],
          fingerprints: [
            'You are asked to fill in an amount yourself, and then one zero too many appears.',
            'The money is to go back as gift cards, as cash by parcel or through a crypto machine.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'tec-refund-mailer',
          name: 'Sender of the bills',
          description: 'Sends bills by the million from bought address lists.',
          responsibilities: [
            'Buys lists of addresses from data leaks.',
            'Changes the sender each time one is blocked.',
          ],
          commonAliases: ['Billing team', 'Renewal desk'],
          victimTouchpoints: ['The invoice in the inbox is the work of this part.'],
        }),
        role('Operator', {
          id: 'tec-refund-actor',
          name: 'Refund officer',
          description: 'Plays the clerk who will lose the job because of the wrong refund.',
          responsibilities: [
            'Alters the bank’s page on the victim’s screen.',
            'Keeps the victim on the phone for hours.',
          ],
          commonAliases: ['Refund officer', 'Accounts department'],
          victimTouchpoints: ['Pleads on the phone to get the difference back.'],
        }),
        role('Pawn', {
          id: 'tec-refund-courier',
          name: 'Courier',
          description: 'Collects parcels of cash from doorsteps or empty houses.',
          responsibilities: ['Picks up a parcel and hands it on unopened.'],
          commonAliases: ['Delivery agent'],
          victimTouchpoints: ['Stands at the door to fetch the parcel.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'No technology company watches your device and calls you about it. The alarm, the patient voice and the bill are made so that you let a stranger onto your computer.',
    howItWorks: [
      'A page, a bill or a call says that your device or your money is in danger right now.',
      'You are told to call, and a friendly technician asks to see your screen.',
      'Harmless system messages are shown to you as proof of an infection.',
      'While you watch one window, your bank or mail account is opened in another.',
      'You are asked to pay, or to “send back” money that never came in.',
    ],
    psychologyUsed: [
      'Alarm and noise leave no moment to think.',
      'The name of a famous company lends trust to a stranger.',
      'Patience on the phone makes refusing feel ungrateful.',
      'Pity for the clerk who “made a mistake” keeps people on the line.',
    ],
    realSamples: [
      {
        channel: 'Web page',
        text: 'SECURITY ALERT: your computer is blocked. Do not shut down. Call the support team now to keep your data.',
        sign: 'A real warning of your device never asks you to call a number.',
      },
      {
        channel: 'E-mail',
        text: 'Your protection plan renews today for $399.99. To cancel and get your refund, call our desk within 24 hours.',
        sign: 'It names no account of yours, and calling is the only way out.',
      },
    ],
    reconDogTeam: [13, 19, 6, 17, 8],
    hopeMessage:
      'These people do this all day, and they are good at sounding kind. It says nothing about you, and the next hour can still save a lot.',
    preventionTips: [
      'Look up a company’s number on its own site or on your bill, and never on an alarm.',
      'Let nobody onto your device who called you or whose advertisement you clicked.',
      'Close an alarm page by ending the browser; if it will not go, switch the device off.',
      'Read the address line of the bank yourself before you trust a balance on the screen.',
    ],
    whatToDoIfTargeted: [
      'Hang up, and take the device off the internet: pull the cable or switch Wi-Fi off.',
      'Call your bank on the number on your card, and say that strangers had access to your computer.',
      'From another device, change the passwords of your mail and your bank.',
      'Remove the remote access program, or let somebody you know in person do it.',
      'If you read out gift card numbers, call the shop or card company at once and keep the cards and receipts.',
      'Keep the number, the bill and the payment receipts, and report what happened.',
    ],
    whereToReport: [FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, IDCARE, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice('How To Spot, Avoid, and Report Tech Support Scams'),
    IC3_REPORT,
    scamwatch('Impersonation scams'),
  ],
};
