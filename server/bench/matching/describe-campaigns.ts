import { wilsonInterval } from '../elder/wilson-interval.ts';
import {
  type CampaignMessage,
  judgeCampaigns,
  type Method,
  mergeSameScripts,
  PRODUCT,
  SHINGLES,
  SHOWN,
  tfIdfOf,
} from './judge-campaigns.ts';
import { loadCampaigns, loadPublicCampaigns, OWN_CAMPAIGNS } from './load-campaigns.ts';

/** Renders a table of how well messages of one campaign are found: in our own sets, in public ones, and in recorded calls. */
export async function describeCampaigns(
  recorded: string | undefined,
  publicFiles: readonly string[],
): Promise<string> {
  const rows: string[] = [];
  for (const { source, messages } of await loadPublicCampaigns(publicFiles))
    rows.push(...describeSet(source, messages));
  if (recorded !== undefined)
    rows.push(...describeSet('recorded, one script as one', mergeSameScripts(await loadCampaigns(recorded))));
  for (const { name, file } of OWN_CAMPAIGNS)
    rows.push(...describeSet(`our ${name} set`, await loadCampaigns(file)));
  return [
    '| messages | number | method | own campaign first | recall at precision 0.90 | pairs compared | recall@10 |',
    '|---|---:|---|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

function describeSet(name: string, messages: readonly CampaignMessage[]): string[] {
  const describe = <T>(method: Method<T>) => {
    const judged = judgeCampaigns(messages, method);
    const cells = [
      name,
      messages.length,
      method.name,
      withInterval(judged.first / judged.asked, wilsonInterval(judged.first, judged.asked)),
      withInterval(judged.recall, judged.recallInterval),
      judged.candidates.toFixed(3),
      judged.recallAtTen.toFixed(3),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  return [describe(PRODUCT), describe(SHOWN), describe(SHINGLES), describe(tfIdfOf(messages))];
}

const withInterval = (share: number, [low, high]: readonly [number, number]): string =>
  `${share.toFixed(3)} (${low.toFixed(2)}–${high.toFixed(2)})`;
