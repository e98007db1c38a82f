import { t } from '@fap/shared/kernel/words.ts';
import type { PublishedFigure } from '../../catalogue/catalogue-cluster.ts';
import { ftc } from '../../catalogue/published-figures.ts';
import type { ArticleSource, ArticleText } from './article.ts';

const published = ({ text, source, year }: PublishedFigure): ArticleSource => ({
  says: text,
  source: `${source}, ${year}`,
});

/** The blog's articles, the newest first. The people in them are made up of what many reports have in common; nobody is described. */
export const ARTICLES: readonly ArticleText[] = [
  {
    id: 'the-second-call',
    title: t`The second call: how recovery offers find people who lost money`,
    summary: t`Weeks after a loss somebody writes who can get the money back. They know the sum. Where they know it from, and how to tell.`,
    category: 'recovery',
    familyId: 'CLUSTER-001-CRY',
    publishedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    introduction: [
      t`It often begins on a quiet day. A message says that your money has been traced. It names the firm you dealt with, sometimes the sum. The writer is a lawyer, an agency or a hacker with a good heart. All that is missing is a fee.`,
      t`The writer knows the sum because the same group, or one that bought its list, took it. Lists of people who paid are traded. To have paid once is on such a list the best thing that can be said of somebody, and it says nothing about that person: it says that the first group was good at its work.`,
      t`The offer is aimed at hope, and hope is not a mistake. What makes the offer false is its order: first you pay, then something happens. Courts, police and banks work the other way round.`,
    ],
    forensicReport: [
      t`Three kinds of evidence tie a recovery offer to the loss before it. The first is knowledge: details that only the first group had. The second is payment: the fee goes to an address or account that was named in another report. The third is wording: scripts are reused, and two texts with the names taken out can be compared word by word.`,
      t`What cannot be shown from a message alone is who wrote it. A bank statement or a receipt of an exchange leads further than any text, which is why they are worth adding even if they feel embarrassing.`,
    ],
    sources: [
      {
        says: t`Lists of people who lost money are bought and sold by those who offer recovery.`,
        source: t`US Federal Trade Commission, consumer advice “Refund and Recovery Scams”`,
      },
    ],
  },
  {
    id: 'the-professor-and-the-group',
    title: t`The professor and the group: inside a coaching chat`,
    summary: t`A chat full of winners, a kind assistant, a professor who rarely speaks. Nearly everybody in the room is paid to be there.`,
    category: 'coaching',
    familyId: 'CLUSTER-004-INV',
    publishedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    introduction: [
      t`You are added to a group, or an advertisement leads there. Forty people post their gains. An assistant says good morning and answers every question. A professor explains the market in the evening, in words that sound like a lecture.`,
      t`Most of the forty are one person with many accounts. The room is built so that the careful person feels alone with their doubt. Nobody needs to be greedy for that to work; it is enough to trust what a whole room seems to see.`,
      t`Then comes an app, or a platform of the group’s own. The first withdrawal works. It is the most expensive part of the plan, and it is made so that the second payment is larger.`,
    ],
    forensicReport: [
      t`A chat export is the best evidence there is: it has times, handles and the order in which pressure rose. Screenshots help where no export is possible, but they lose what stands above and below.`,
      t`Handles that answer within seconds of each other, at all hours, point to one operator. So do sentences that return in other groups. The platform’s address, its registration date and the ids in its scripts tie it to others.`,
      t`What the balance on the screen showed is no evidence of money. It is evidence of what you were shown, and that matters too.`,
    ],
    sources: [published(ftc(t`The median loss to an investment scam of any kind was over $9,000.`, 2024))],
  },
  {
    id: 'the-app-that-always-wins',
    title: t`The app that always wins: long friendships that end in a trade`,
    summary: t`A wrong number, a friendship, months of daily messages, and a hint about trading. Why it takes so long, and what the app really does.`,
    category: 'crypto',
    familyId: 'CLUSTER-007-BAI',
    publishedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    introduction: [
      t`It starts with a slip: a message to the wrong number, a like on an old picture. The talk goes on because it is pleasant. For weeks nobody mentions money. That is the investment: time, by people who work in shifts and are often forced to.`,
      t`Then an uncle, a cousin or a course comes up. You are shown how, not told to. You decide each step yourself, which is why people say afterwards that they did it of their own will. The steps were laid out before the first message.`,
      t`The app looks like an exchange. It is a page that shows numbers. What you send goes to an address that the operator holds; the chart is drawn for you alone.`,
    ],
    forensicReport: [
      t`The transfers are the strongest evidence: a transaction hash cannot be talked away, and its path can be followed in public. Copy the hash from your own exchange, not from the false app.`,
      t`The app’s package name, its address and the pages it loads are the next best. The same kit serves many names, and pages built by one kit have the same tags in the same order.`,
      t`Pictures of the person are usually somebody else’s. A search by picture may find them; the person it finds is a victim as well.`,
    ],
    sources: [
      {
        says: t`Many of those who write such messages are trafficked and forced to.`,
        source: t`UN Human Rights Office, “Online Scam Operations and Trafficking into Forced Criminality in Southeast Asia”, 2023`,
      },
    ],
  },
  {
    id: 'the-engineer-abroad',
    title: t`The engineer abroad: a romance with a crisis in it`,
    summary: t`He works on a platform at sea, she is a nurse on a mission. The story needs a reason not to meet, and later a reason to pay.`,
    category: 'romance',
    familyId: 'CLUSTER-002-ROM',
    publishedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    introduction: [
      t`The profile is warm and a little old-fashioned. The job explains everything in advance: why no visit, why the line is bad, why the money is stuck. Within days the talk moves to a messenger, where nobody else reads along.`,
      t`What follows is real on one side. The hours, the worry and the care are real. To have felt them is no weakness; it is what people do, and it is what the script is written for.`,
      t`The crisis comes when trust is deepest: a customs fee, a hospital, a broken machine. Each payment is the last one. When doubt is spoken, it is answered with hurt.`,
    ],
    forensicReport: [
      t`The first message and the move to the messenger show where the contact was found. Payments show where the money went: gift card numbers, wire references, addresses. Both are worth more than the words of love between them, which you need not hand in.`,
      t`Letters, passports and flight tickets that were sent as proof often bear the program they were edited with, and a date that does not fit. Hand in the file itself.`,
      t`The voice on the phone and the face on a video can be made by software now. That somebody was seen does not prove that they exist.`,
    ],
    sources: [
      published(ftc(t`Nearly 70,000 people reported a romance scam of any kind.`, 2022)),
      published(ftc(t`The median loss to a romance scam of any kind was $4,400.`, 2022)),
    ],
  },
];
