import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';

export type Channel = 'email' | 'sms' | 'chat' | 'call' | 'post';

/** A text with its label. */
export interface LabelledText {
  text: string;
  isScam: boolean;
  /** Null for honest texts and for scams without a type label. */
  type: ScamType | null;
  channel: Channel;
  /** Its source, which is left out as a whole in validation. */
  source: string;
}

/** Whether a text is of our own writing: it may teach, and never judge. */
export const isOwn = ({ source }: Pick<LabelledText, 'source'>): boolean => source.startsWith('own-');
