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

/** Public sources whose messages were read and put together by hand (`labels/README.md`). */
const LABELLED_SOURCES = ['uci_sms_spam', 'smishtank'];

/** Loads the labelled messages of public files with lines of `{"id", "text", "label", "source"}`: scams and spam, each with its campaign. */
export async function loadPublicCampaigns(
  files: readonly string[],
): Promise<{ source: string; messages: CampaignMessage[] }[]> {
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = contents
    .flatMap((content) => content.split('\n').filter((line) => line !== ''))
    .map((line) => JSON.parse(line) as { id: string; text: string; label: string; source: string })
    .filter(({ label }) => label !== 'legit');
  return Promise.all(
    LABELLED_SOURCES.filter((source) => lines.some((line) => line.source === source)).map(async (source) => {
      const file = fileURLToPath(new URL(`./labels/${source}.json`, import.meta.url));
      const labels = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>;
      const campaignOf = new Map(
        Object.entries(labels).flatMap(([campaign, ids]) => ids.map((id) => [id, campaign] as const)),
      );
      const messages = lines
        .filter((line) => line.source === source)
        .map(({ id, text }) => ({ campaign: campaignOf.get(id) ?? null, text }));
      const found = messages.filter(({ campaign }) => campaign !== null).length;
      if (found !== campaignOf.size)
        throw new Error(
          `${source}: ${campaignOf.size} messages have labels, and the files hold ${found} of them`,
        );
      return { source, messages };
    }),
  );
}
