import { readFile } from 'node:fs/promises';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { Channel, LabelledText } from './labelled-text.ts';

interface MessageLine {
  text: string;
  label: 'scam' | 'legit';
  type?: string;
  channel: string;
  source: string;
  lang?: string;
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

/**
 * Files that are one source: mail templates whose gaps were filled from one pool of invented names, and posts of the same operators. Apart, one would
 * give away the names in the other.
 */
const ONE_SOURCE: Readonly<Record<string, string>> = {
  akaunting_mails: 'mail_templates',
  opencollective_mails: 'mail_templates',
  openfoodnetwork_mails: 'mail_templates',
  github_issue_scam_posts_dev: 'github_posts',
  github_issue_scam_posts_2: 'github_posts',
};
const CHANNELS: Readonly<Record<string, Channel>> = { 'post/chat': 'post', web: 'post' };

/** Loads the English public texts of JSON lines files of `{text, label, type?, channel, source, lang?}`. */
export async function loadPublicTexts(files: readonly string[]): Promise<LabelledText[]> {
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return contents
    .flatMap((content) => content.split('\n').filter((line) => line.trim() !== ''))
    .map((line) => JSON.parse(line) as MessageLine)
    .filter(({ lang = 'en' }) => lang === 'en')
    .map(
      ({ text, label, type, channel, source }): LabelledText => ({
        text,
        isScam: label === 'scam',
        type: label === 'scam' && type ? (TYPES[type] ?? null) : null,
        channel: CHANNELS[channel] ?? (channel as Channel),
        source: ONE_SOURCE[source] ?? source,
      }),
    );
}
