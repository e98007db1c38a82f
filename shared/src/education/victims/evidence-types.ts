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
    title: 'Chats and texts',
    shows: 'Who wrote first, and when the pressure rose.',
    keep: 'Export the whole chat if the app can. If not, take pictures with the time in view.',
  },
  {
    id: 'mails',
    title: 'E-mails',
    shows: 'Which servers a mail passed through, and who really sent it.',
    keep: 'Save it as a file (.eml). A forwarded mail loses half of this.',
  },
  {
    id: 'payments',
    title: 'Payment records',
    shows: 'Where the money went. No other kind leads further.',
    keep: 'Save the receipt, the statement or the transaction number. Copy, don’t type.',
  },
  {
    id: 'numbers',
    title: 'Phone numbers and call lists',
    shows: 'Whether others were called by the same number.',
    keep: 'Take a picture of the call list, with dates.',
  },
  {
    id: 'sites',
    title: 'Web pages and apps',
    shows: 'Which sites belong to the same group.',
    keep: 'Copy the full address. Save the page as a file while it is still up.',
  },
  {
    id: 'pictures',
    title: 'Pictures and papers they sent',
    shows: 'When a file was made, with what, and if it was used before.',
    keep: 'Hand in the file itself. A picture of it has lost its traces.',
  },
  {
    id: 'memory',
    title: 'What you remember',
    shows: 'A voice, a phrase, a name they let slip. It links reports that share nothing else.',
    keep: 'Write it down today, in any order. Small things count.',
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
    reads: 'Chats, mails and your own words',
    finds: 'It lays all dates in one line, so you don’t have to recall the order.',
  },
  {
    key: 'metaminer',
    reads: 'Pictures and papers they sent',
    finds: 'It reads which program made a file, and when. An edited letter can give itself away.',
  },
  {
    key: 'cryptoguardian',
    reads: 'Payment addresses',
    finds: 'It checks each address and looks where else it was named.',
  },
  {
    key: 'networkninja',
    reads: 'Web pages and links',
    finds: 'It lists the sites you were led to, and looks up how old each is where that is allowed.',
  },
  {
    key: 'visualdetective',
    reads: 'Photos and screenshots',
    finds: 'It compares pictures by their look, and says if one was handed in before.',
  },
];
