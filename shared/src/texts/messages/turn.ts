/** Speaker of a message in a report. */
export type Speaker = 'scammer' | 'victim';

/** A message of a text, before it is split into sentences. */
export interface Message {
  speaker: Speaker;
  text: string;
  /** Speaker label of its line in lower case; undefined without one. */
  label?: string;
  /** When it was written (ms since 1970), if known. */
  at: number | null;
}

/** One sentence of a message. */
export interface Turn extends Message {
  /** The message it belongs to, counted from 0. */
  message: number;
}

/** A text taken apart into turns. */
export interface SplitText {
  /** `dialogue`: chats, labelled lines and mails, whose order and beginning are known. */
  form: 'dialogue' | 'quotes' | 'sentences';
  turns: readonly Turn[];
}
