import {
  type CampaignMessage,
  judgeCampaigns,
  type Method,
  mergeSameScripts,
  PRODUCT,
  SHINGLES,
} from './judge-campaigns.ts';
import { loadCampaigns, OWN_CAMPAIGNS } from './load-campaigns.ts';

/** Renders a table of how well messages of one campaign are found, in our own sets and in a file of recorded ones. */
export async function describeCampaigns(recorded: string | undefined): Promise<string> {
  const rows: string[] = [];
  for (const { name, file } of OWN_CAMPAIGNS)
    rows.push(...describeSet(`our ${name} set`, await loadCampaigns(file)));
  if (recorded !== undefined)
    rows.push(...describeSet('recorded, one script as one', mergeSameScripts(await loadCampaigns(recorded))));
  return [
    '| messages | number | method | pairs compared | recall at precision 0.90 | recall@10 |',
    '|---|---:|---|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

function describeSet(name: string, messages: readonly CampaignMessage[]): string[] {
  const describe = <T>(method: Method<T>) => {
    const { candidates, recall, recallAtTen } = judgeCampaigns(messages, method);
    return `| ${[name, messages.length, method.name, ...[candidates, recall, recallAtTen].map((share) => share.toFixed(3))].join(' | ')} |`;
  };
  return [describe(PRODUCT), describe(SHINGLES)];
}
