import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CampaignMessage } from './judge-campaigns.ts';

/**
 * Two sets of short messages, written for this project by authors who did not know the method: 90 campaigns of five messages
 * each, a third of them reworded until only the characteristic words are left, among 250 single messages.
 */
export const OWN_CAMPAIGNS = ['first', 'second'].map((name) => ({
  name,
  file: fileURLToPath(new URL(`./messages/${name}.jsonl`, import.meta.url)),
}));

/** Loads lines of `{"campaign", "text"}`. */
export async function loadCampaigns(file: string): Promise<CampaignMessage[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as CampaignMessage);
}
