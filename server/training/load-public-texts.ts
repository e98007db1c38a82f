import { readFile } from 'node:fs/promises';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { Channel, LabelledText } from './labelled-text.ts';

interface MessageLine {
  text: string;
  label: 'scam' | 'legit';
  type?: string;
  type_method?: string;
  channel: string;
  source: string;
}

/** Types of the public texts as scam types of the product; others have no type label. */
const TYPES: Readonly<Record<string, ScamType>> = {
  advance_fee: 'other',
  phishing: 'other',
  lottery: 'other',
  other: 'other',
  government_impersonation: 'government_impersonation',
  romance: 'romance',
  refund: 'refund_denial',
  job_scam: 'job_scam',
  tech_support: 'tech_support',
  crypto_recovery: 'crypto_recovery',
  investment: 'investment_coaching',
};

/** Loads public texts from a JSON lines file of `{text, label, type?, channel, source}`. */
export async function loadPublicTexts(file: string): Promise<LabelledText[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): LabelledText => {
    const { text, label, type, channel, source } = JSON.parse(line) as MessageLine;
    return {
      text,
      isScam: label === 'scam',
      type: label === 'scam' && type ? (TYPES[type] ?? null) : null,
      channel: (channel === 'post/chat' ? 'post' : channel) as Channel,
      source,
    };
  });
}
