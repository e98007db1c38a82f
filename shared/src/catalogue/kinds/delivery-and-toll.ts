import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDENTITY_THEFT, POSTAL, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, ic3Notice, POSTAL_NOTICE, REVIEWED_ON } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Small fees by text message that cost the card. */
export const DELIVERY_AND_TOLL: CatalogueCluster = {
  id: 'CLUSTER-012-DEL',
  scamType: 'other',
  name: t`Delivery and Toll Messages`,
  category: 'Financial Fraud',
  description: t`Text messages about a parcel that waits or a toll that is unpaid lead to a page that asks for a small fee. It is the card number and the code that they want.`,
  status: 'High',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Canada`,
    t`Australia`,
    t`Germany`,
    t`France`,
    t`Japan`,
  ],
  branches: [
    branch({
      id: 'del-parcel',
      name: t`Parcel Waiting`,
      description: t`A parcel cannot be delivered because of a missing house number or a small fee. The page looks like that of the post or a courier.`,
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'del-parcel-fee',
          name: t`Small redelivery fee`,
          description: t`Less than two dollars are to be paid by card, and the card is charged or sold later.`,
          platforms: [t`Text message`, 'iMessage', t`E-mail`],
          fingerprints: [
            t`The sender is a foreign or a mail address and not a short code.`,
            t`You are told to answer Y so that the link can be opened.`,
          ],
        }),
        variant({
          id: 'del-parcel-app',
          name: t`Tracking app`,
          description: t`Instead of a page an app is offered that reads your messages and codes.`,
          platforms: [t`Text message`, 'Android'],
          fingerprints: [
            t`The app is not in the store and wants rights to messages and control.`,
            t`Your phone sends the same message to your contacts.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'del-parcel-kit',
          name: t`Seller of the kit`,
          description: t`Rents out pages of hundreds of postal services with updates.`,
          responsibilities: [t`Writes the pages and the live view.`, t`Takes monthly rent from the senders.`],
          commonAliases: [],
          victimTouchpoints: [t`The page is the work of this part.`],
        }),
        role('Operator', {
          id: 'del-parcel-sender',
          name: t`Sender`,
          description: t`Sends from racks of phones or from a transmitter in a car.`,
          responsibilities: [
            t`Buys numbers and sends in bulk.`,
            t`Watches entries come in and asks for the code.`,
          ],
          commonAliases: [t`Parcel service`],
          victimTouchpoints: [t`The text message and the waiting page.`],
        }),
        role('Pawn', {
          id: 'del-parcel-shopper',
          name: t`Shopper`,
          description: t`Buys gift cards and goods with stolen cards in a phone.`,
          responsibilities: [t`Turns stolen cards into goods.`],
          commonAliases: [],
          victimTouchpoints: [t`The purchases on your card statement.`],
        }),
      ],
    }),
    branch({
      id: 'del-toll',
      name: t`Unpaid Toll or Fine`,
      description: t`A road toll or parking fine of a few dollars is said to be unpaid; tomorrow it would be fifty, and the licence would be gone.`,
      riskLevel: 'Medium',
      frequency: ic3(
        t`Complaints about toll messages named some $130,000 lost; what stolen cards are charged later is not in it.`,
      ),
      variants: [
        variant({
          id: 'del-toll-road',
          name: t`Road toll`,
          description: t`The name of a real toll system is used, also towards people who never drove there.`,
          platforms: [t`Text message`, 'iMessage', 'RCS'],
          fingerprints: [
            t`The address has a hyphen and an unusual ending behind the toll system’s name.`,
            t`No number plate and no day of travel is named.`,
          ],
        }),
        variant({
          id: 'del-toll-code',
          name: t`Parking code on a sticker`,
          description: t`A sticker with a false code is put on a parking meter or left as a fine on the car.`,
          platforms: [t`QR codes`, t`Parking meters`],
          fingerprints: [
            t`The code is stuck over another one.`,
            t`The page wants more than the plate and the time.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'del-toll-registrar',
          name: t`Buyer of addresses`,
          description: t`Registers thousands of addresses, a few for each day.`,
          responsibilities: [
            t`Registers addresses that look like the real ones.`,
            t`Replaces those that are blocked.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The address in the message.`],
        }),
        role('Operator', {
          id: 'del-toll-sender',
          name: t`Sender`,
          description: t`Chooses states and area codes to write to.`,
          responsibilities: [t`Writes to whole area codes at once.`, t`Adds stolen cards to phone wallets.`],
          commonAliases: [t`Toll service`, t`Department of vehicles`],
          victimTouchpoints: [t`The text message about the toll.`],
        }),
        role('Pawn', {
          id: 'del-toll-sticker',
          name: t`Sticker placer`,
          description: t`Is paid by the hour to put up stickers.`,
          responsibilities: [t`Puts false codes on meters.`],
          commonAliases: [],
          victimTouchpoints: [t`The sticker on the meter.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`The fee is tiny so that nobody thinks long. With the card number and the code they put your card into their own phone and go shopping.`,
    howItWorks: [
      t`A text message names a parcel, a toll or a fine.`,
      t`The link leads to a page like the real one.`,
      t`You enter name, address and card for a small fee.`,
      t`The page asks for the code that your bank has just sent.`,
      t`The card is now in a stranger’s phone and is used within days.`,
    ],
    psychologyUsed: [
      t`Nearly everybody is waiting for a parcel.`,
      t`A tiny sum is not worth a thought.`,
      t`The threat of a higher fee tomorrow hurries.`,
      t`A known name and logo stand for trust.`,
    ],
    realSamples: [
      {
        channel: t`Text message`,
        text: t`Your parcel is held: house number missing. Update within 12 hours: https://post-redelivery.example (Reply Y, then reopen)`,
        sign: t`A post office needs no answer to make a link work.`,
      },
      {
        channel: t`Text message`,
        text: t`Final notice: toll of $6.99 unpaid. Avoid a $50 late fee today: https://toll-services.example`,
        sign: t`It names neither your plate nor a day, and comes from an unknown number.`,
      },
    ],
    reconDogTeam: [6, 13, 17, 2, 4],
    hopeMessage: t`This gets nearly everybody on a busy day. One call to your bank can stop it before much is lost.`,
    preventionTips: [
      t`Open no links in such messages; look up the parcel or toll on the site you always use.`,
      t`Forward the message to 7726 in the United States, the United Kingdom or Canada, and delete it.`,
      t`Read what a code from your bank is for before you type it anywhere.`,
      t`Install apps from the store alone.`,
    ],
    whatToDoIfTargeted: [
      t`Call your bank, have the card blocked, and ask whether it was added to a phone.`,
      t`Change the password if you typed one, also where you use it elsewhere.`,
      t`If you installed an app, switch the phone to flight mode and have it reset.`,
      t`Watch your statements for some weeks and dispute what is not yours.`,
      t`Keep a picture of the message, and report it.`,
    ],
    whereToReport: [FTC, IC3, POSTAL, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice(t`How to Recognize and Report Spam Text Messages`),
    ic3Notice(t`Smishing Scam Regarding Debt for Road Toll Services`),
    POSTAL_NOTICE,
  ],
};
