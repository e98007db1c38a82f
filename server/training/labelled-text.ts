import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';

export type Channel = 'email' | 'sms' | 'chat' | 'call' | 'post';

/** A text somebody has judged. */
export interface LabelledText {
  text: string;
  isScam: boolean;
  /** Null for honest texts and for scams nobody has typed. */
  type: ScamType | null;
  channel: Channel;
  /** Where it comes from: what is left out as a whole when a model is judged. */
  source: string;
}
