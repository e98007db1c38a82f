import { CASE_STATUS_LABELS, RISK_LABELS } from '@fap/shared/cases/constants.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ReportContent } from './report-content.ts';
import { ReportPages } from './report-pages.ts';

const METHOD = [
  'SHA-256 digests are of the original bytes as they were received; anybody who has a file can compute its digest and compare.',
  'What happened to the case is a chain of entries, each of which contains the hash of the one before. The head below stands for all of them: paste the ClusterChain ID into the ClusterChain page to have every entry, file and stamp checked again.',
  'Victims and the stolen amount are as entered by the people who work on the case, or else those of its cluster; cluster losses are published as the lower bound of a band.',
  'The behavioural match is the mean similarity (set and order of script actions) of the case’s reports to the centre of its cluster, or among each other where there is no centre.',
];

/** Draws a forensic report as PDF; equal content gives equal bytes. */
export function drawReport(content: ReportContent): Promise<Buffer> {
  const { details, items, steps, head, madeAt, reportId } = content;
  const pages = new ReportPages({
    title: `Forensic report ${details.id}`,
    footer: `${details.id} · report ${reportId}`,
    createdAt: madeAt,
  });
  pages.title(`Forensic report ${details.id}`, `Made ${moment(madeAt.toISOString())}`);
  if (details.isRedacted)
    pages.paragraph(
      'Redacted edition: personal data is hidden, and evidence is listed as far as its reader may know of it.',
    );
  drawFigures(pages, details);
  pages.heading('Description');
  pages.paragraph(details.description);
  pages.heading('Evidence');
  pages.paragraph(describeCount(items.length, details.evidenceCount));
  for (const item of items) {
    pages.paragraph(`${item.fileName} (${item.id})`);
    const stamp = item.blockHeight === null ? 'not in a block yet' : `stamped in block ${item.blockHeight}`;
    pages.small(`${item.mimeType}, ${item.sizeBytes} bytes, received ${moment(item.receivedAt)}, ${stamp}`);
    pages.digest(item.sha256);
  }
  pages.heading('Timeline');
  for (const { at, actor, sentence } of steps)
    pages.paragraph(`${moment(at)}  ${sentence}${actor ? ` (${actor})` : ''}`);
  pages.heading('Method');
  for (const sentence of METHOD) pages.paragraph(sentence);
  pages.fact('ClusterChain ID', details.chainId);
  pages.fact('Entries in the custody log', String(head.length));
  pages.small('Head of the custody log');
  pages.digest(head.hash);
  return pages.finish();
}

function drawFigures(pages: ReportPages, details: CaseDetails): void {
  pages.heading(details.title);
  pages.fact('Case ID', details.id);
  pages.fact('Risk', RISK_LABELS[details.riskLevel]);
  pages.fact('Status', CASE_STATUS_LABELS[details.status]);
  pages.fact('Scam type', SCAM_TYPE_LABELS[details.scamType]);
  pages.fact('Created', moment(details.createdAt));
  pages.fact('Victims', details.victimCount.toLocaleString('en-US'));
  pages.fact('Amount stolen', `$${details.amountStolen.toLocaleString('en-US')}`);
  const score = details.behavioralMatchScore;
  pages.fact('Behavioural match', score === null ? 'needs two reports' : `${score} %`);
  if (details.cluster) pages.fact('Cluster', `${details.cluster.name} (${details.cluster.id})`);
  if (details.assignee) pages.fact('Assigned to', details.assignee.name);
  pages.fact('Sign-off', describeSignOff(details));
}

function describeSignOff({ signOff, isRedacted }: CaseDetails): string {
  if (isRedacted) return 'not part of this edition';
  if (!signOff) return 'none';
  const said = `${signOff.by}, ${moment(signOff.at)}: ${signOff.note}`;
  return signOff.clearedAt === null
    ? said
    : `cleared by a change on ${moment(signOff.clearedAt)} (was ${said})`;
}

function describeCount(listed: number, all: number): string {
  const files = `${all} evidence ${all === 1 ? 'file' : 'files'}`;
  return listed < all ? `${files}, of which ${listed} are listed here.` : `${files}.`;
}

/** UTC to the second, the same on every machine. */
const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
