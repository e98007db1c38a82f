import { t } from '@lingui/core/macro';
/** The made-up story of the practice puzzle: written for practising, about nobody. Its addresses are reserved ones that lead nowhere. */
export const MESSAGES = [
  {
    at: t`Mon 12 May, 18:04`,
    from: t`Unknown number`,
    text: t`Hi, is this still Rosa? I found your number in my old phone.`,
  },
  {
    at: t`Mon 12 May, 18:20`,
    from: t`Unknown number`,
    text: t`Sorry, wrong Rosa! I am Leon. You sound nice, do you work in design too?`,
  },
  {
    at: t`Fri 16 May, 21:11`,
    from: t`Leon`,
    text: t`This app loses my messages. Write to me on the other one, and keep it between us, my team is jealous.`,
  },
  {
    at: t`Tue 20 May, 20:37`,
    from: t`Leon`,
    text: t`I made 340 today at harbour-yield.example. Put in 50 and see for yourself, I help you.`,
  },
] as const;

/** The layer the practice asks for, and layers the same messages could be taken for, each with why it fits or not. */
export const CHOICES = [
  {
    layer: 5,
    isRight: true,
    why: t`Yes. The message of 16 May asks to change the app and to keep it secret: that is how people are cut off from those who would warn them.`,
  },
  {
    layer: 4,
    isRight: false,
    why: t`The first contact is the message of 12 May. The one of 16 May comes later and does something else.`,
  },
  { layer: 10, isRight: false, why: t`Nobody has paid yet. The message of 20 May only asks for it.` },
  {
    layer: 2,
    isRight: false,
    why: t`harbour-yield.example belongs to the infrastructure, but it stands in the message of 20 May, not in this one.`,
  },
] as const;

/** What a good piece about the message has; `test` says whether a text has it. */
export const CHECKS = [
  { name: t`When it was`, test: (text: string) => /\b16\b/u.test(text) },
  {
    name: t`What they asked for: another app`,
    test: (text: string) =>
      /\b(?:apps?|messengers?|channels?|chats?|platforms?|whatsapp|telegram|signal)\b/iu.test(text),
  },
  {
    name: t`What they asked for: to tell nobody`,
    test: (text: string) =>
      /secret|between|nobody|no one|anybody|anyone|jealous|quiet|silent|hide|hidden|private|\btell\b/iu.test(
        text,
      ),
  },
] as const;

/** A way to say it, shown after the own words. */
export const EXAMPLE = t`On 16 May “Leon” asked to move to another app and to keep it between the two (“my team is jealous”).`;

/** Pieces of others to review, with the verdict the messages allow. */
export const OTHERS = [
  {
    id: 'site',
    text: t`The site they used is harbour-yield.example (message of 20 May).`,
    verdict: 'confirm',
    why: t`The message says exactly this, and the piece tells where it stands. That is all it takes.`,
  },
  {
    id: 'gang',
    text: t`Leon works for a gang that owns harbour-yield.example.`,
    verdict: 'dispute',
    why: t`It may be true, but nothing here shows it. Somebody could be accused by a guess. Dispute it with “The evidence says something else or nothing”.`,
  },
] as const;

export type Verdict = (typeof OTHERS)[number]['verdict'];
