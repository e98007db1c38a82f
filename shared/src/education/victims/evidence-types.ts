import { t } from '@fap/shared/kernel/words.ts';
/** A kind of evidence people have, often without knowing it. */
export interface EvidenceType {
  id: string;
  title: string;
  /** What it can show. */
  shows: string;
  /** How to keep it. */
  keep: string;
}

/** What can be handed in, the most common first. */
export const EVIDENCE_TYPES: readonly EvidenceType[] = [
  {
    id: 'messages',
    title: t`Chats and texts`,
    shows: t`Who wrote first, and when the pressure rose.`,
    keep: t`Export the whole chat if the app can. If not, take pictures with the time in view.`,
  },
  {
    id: 'mails',
    title: t`E-mails`,
    shows: t`Which servers a mail passed through, and who really sent it.`,
    keep: t`Save it as a file (.eml). A forwarded mail loses half of this.`,
  },
  {
    id: 'payments',
    title: t`Payment records`,
    shows: t`Where the money went. No other kind leads further.`,
    keep: t`Save the receipt, the statement or the transaction number. Copy, don’t type.`,
  },
  {
    id: 'numbers',
    title: t`Phone numbers and call lists`,
    shows: t`Whether others were called by the same number.`,
    keep: t`Take a picture of the call list, with dates.`,
  },
  {
    id: 'sites',
    title: t`Web pages and apps`,
    shows: t`Which sites belong to the same group.`,
    keep: t`Copy the full address. Save the page as a file while it is still up.`,
  },
  {
    id: 'pictures',
    title: t`Pictures and papers they sent`,
    shows: t`When a file was made, with what, and if it was used before.`,
    keep: t`Hand in the file itself. A picture of it has lost its traces.`,
  },
  {
    id: 'memory',
    title: t`What you remember`,
    shows: t`A voice, a phrase, a name they let slip. It links reports that share nothing else.`,
    keep: t`Write it down today, in any order. Small things count.`,
  },
];

/** A unit, by key, and what it does with evidence like this. */
export interface ExampleUnit {
  key: string;
  /** What to hand in for it. */
  reads: string;
  finds: string;
}

/** Five of the twenty units. */
export const EXAMPLE_UNITS: readonly ExampleUnit[] = [
  {
    key: 'memoryrebuilder',
    reads: t`Chats, mails and your own words`,
    finds: t`It lays all dates in one line, so you don’t have to recall the order.`,
  },
  {
    key: 'metaminer',
    reads: t`Pictures and papers they sent`,
    finds: t`It reads which program made a file, and when. An edited letter can give itself away.`,
  },
  {
    key: 'cryptoguardian',
    reads: t`Payment addresses`,
    finds: t`It checks each address and looks where else it was named.`,
  },
  {
    key: 'networkninja',
    reads: t`Web pages and links`,
    finds: t`It lists the sites you were led to, and looks up how old each is where that is allowed.`,
  },
  {
    key: 'visualdetective',
    reads: t`Photos and screenshots`,
    finds: t`It compares pictures by their look, and says if one was handed in before.`,
  },
];
