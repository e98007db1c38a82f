import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDENTITY_THEFT, POSTAL, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, ic3Notice, POSTAL_NOTICE, REVIEWED_ON } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Small fees by text message that cost the card. */
export const DELIVERY_AND_TOLL: CatalogueCluster = {
  id: 'CLUSTER-012-DEL',
  scamType: 'other',
  name: 'Delivery and Toll Messages',
  category: 'Financial Fraud',
  description:
    'Text messages about a parcel that waits or a toll that is unpaid lead to a page that asks for a small fee. It is the card number and the code that they want.',
  status: 'High',
  globalPresence: ['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'France', 'Japan'],
  branches: [
    branch({
      id: 'del-parcel',
      name: 'Parcel Waiting',
      description:
        'A parcel cannot be delivered because of a missing house number or a small fee. The page looks like that of the post or a courier.',
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'del-parcel-fee',
          name: 'Small redelivery fee',
          description: 'Less than two dollars are to be paid by card, and the card is charged or sold later.',
          platforms: ['Text message', 'iMessage', 'E-mail'],
          fingerprints: [
            'The sender is a foreign or a mail address and not a short code.',
            'You are told to answer Y so that the link can be opened.',
          ],
        }),
        variant({
          id: 'del-parcel-app',
          name: 'Tracking app',
          description: 'Instead of a page an app is offered that reads your messages and codes.',
          platforms: ['Text message', 'Android'],
          fingerprints: [
            'The app is not in the store and wants rights to messages and control.',
            'Your phone sends the same message to your contacts.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'del-parcel-kit',
          name: 'Seller of the kit',
          description: 'Rents out pages of hundreds of postal services with updates.',
          responsibilities: ['Writes the pages and the live view.', 'Takes monthly rent from the senders.'],
          commonAliases: [],
          victimTouchpoints: ['The page is the work of this part.'],
        }),
        role('Operator', {
          id: 'del-parcel-sender',
          name: 'Sender',
          description: 'Sends from racks of phones or from a transmitter in a car.',
          responsibilities: [
            'Buys numbers and sends in bulk.',
            'Watches entries come in and asks for the code.',
          ],
          commonAliases: ['Parcel service'],
          victimTouchpoints: ['The text message and the waiting page.'],
        }),
        role('Pawn', {
          id: 'del-parcel-shopper',
          name: 'Shopper',
          description: 'Buys gift cards and goods with stolen cards in a phone.',
          responsibilities: ['Turns stolen cards into goods.'],
          commonAliases: [],
          victimTouchpoints: ['The purchases on your card statement.'],
        }),
      ],
    }),
    branch({
      id: 'del-toll',
      name: 'Unpaid Toll or Fine',
      description:
        'A road toll or parking fine of a few dollars is said to be unpaid; tomorrow it would be fifty, and the licence would be gone.',
      riskLevel: 'Medium',
      frequency: ic3(
        'Complaints about toll messages named some $130,000 lost; what stolen cards are charged later is not in it.',
      ),
      variants: [
        variant({
          id: 'del-toll-road',
          name: 'Road toll',
          description: 'The name of a real toll system is used, also towards people who never drove there.',
          platforms: ['Text message', 'iMessage', 'RCS'],
          fingerprints: [
            'The address has a hyphen and an unusual ending behind the toll system’s name.',
            'No number plate and no day of travel is named.',
          ],
        }),
        variant({
          id: 'del-toll-code',
          name: 'Parking code on a sticker',
          description: 'A sticker with a false code is put on a parking meter or left as a fine on the car.',
          platforms: ['QR codes', 'Parking meters'],
          fingerprints: [
            'The code is stuck over another one.',
            'The page wants more than the plate and the time.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'del-toll-registrar',
          name: 'Buyer of addresses',
          description: 'Registers thousands of addresses, a few for each day.',
          responsibilities: [
            'Registers addresses that look like the real ones.',
            'Replaces those that are blocked.',
          ],
          commonAliases: [],
          victimTouchpoints: ['The address in the message.'],
        }),
        role('Operator', {
          id: 'del-toll-sender',
          name: 'Sender',
          description: 'Chooses states and area codes to write to.',
          responsibilities: ['Writes to whole area codes at once.', 'Adds stolen cards to phone wallets.'],
          commonAliases: ['Toll service', 'Department of vehicles'],
          victimTouchpoints: ['The text message about the toll.'],
        }),
        role('Pawn', {
          id: 'del-toll-sticker',
          name: 'Sticker placer',
          description: 'Is paid by the hour to put up stickers.',
          responsibilities: ['Puts false codes on meters.'],
          commonAliases: [],
          victimTouchpoints: ['The sticker on the meter.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'The fee is tiny so that nobody thinks long. With the card number and the code they put your card into their own phone and go shopping.',
    howItWorks: [
      'A text message names a parcel, a toll or a fine.',
      'The link leads to a page like the real one.',
      'You enter name, address and card for a small fee.',
      'The page asks for the code that your bank has just sent.',
      'The card is now in a stranger’s phone and is used within days.',
    ],
    psychologyUsed: [
      'Nearly everybody is waiting for a parcel.',
      'A tiny sum is not worth a thought.',
      'The threat of a higher fee tomorrow hurries.',
      'A known name and logo stand for trust.',
    ],
    realSamples: [
      {
        channel: 'Text message',
        text: 'Your parcel is held: house number missing. Update within 12 hours: https://post-redelivery.example (Reply Y, then reopen)',
        sign: 'A post office needs no answer to make a link work.',
      },
      {
        channel: 'Text message',
        text: 'Final notice: toll of $6.99 unpaid. Avoid a $50 late fee today: https://toll-services.example',
        sign: 'It names neither your plate nor a day, and comes from an unknown number.',
      },
    ],
    reconDogTeam: [6, 13, 17, 2, 4],
    hopeMessage:
      'This gets nearly everybody on a busy day. One call to your bank can stop it before much is lost.',
    preventionTips: [
      'Open no links in such messages; look up the parcel or toll on the site you always use.',
      'Forward the message to 7726 in the United States, the United Kingdom or Canada, and delete it.',
      'Read what a code from your bank is for before you type it anywhere.',
      'Install apps from the store alone.',
    ],
    whatToDoIfTargeted: [
      'Call your bank, have the card blocked, and ask whether it was added to a phone.',
      'Change the password if you typed one, also where you use it elsewhere.',
      'If you installed an app, switch the phone to flight mode and have it reset.',
      'Watch your statements for some weeks and dispute what is not yours.',
      'Keep a picture of the message, and report it.',
    ],
    whereToReport: [FTC, IC3, POSTAL, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice('How to Recognize and Report Spam Text Messages'),
    ic3Notice('Smishing Scam Regarding Debt for Road Toll Services'),
    POSTAL_NOTICE,
  ],
};
