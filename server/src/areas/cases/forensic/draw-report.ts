import { DEFAULT_LOCALES } from '@fap/shared/auth/locales.ts';
import { CASE_STATUS_LABELS, RISK_LABELS } from '@fap/shared/cases/constants.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { said } from '@fap/shared/kernel/said.ts';
import { plural, spokenLanguage, t } from '@fap/shared/kernel/words.ts';
import { PdfPage } from '../../../platform/pdf/pdf-page.ts';
import type { ReportContent } from './report-content.ts';

const method = (): string[] => [
  t`SHA-256 digests are of the original bytes as they were received; anybody who has a file can compute its digest and compare.`,
  t`What happened to the case is a chain of entries, each of which contains the hash of the one before. The head below stands for all of them: paste the ClusterChain ID into the ClusterChain page to have every entry, file and stamp checked again.`,
  t`Victims and the stolen amount are as entered by the people who work on the case, or else those of its cluster; cluster losses are published as the lower bound of a band.`,
  t`The behavioural match is the mean similarity (set and order of script actions) of the case’s reports to the centre of its cluster, or among each other where there is no centre.`,
];

/** Draws a forensic report as PDF in the language that is spoken now; equal content gives equal bytes. */
export function drawReport(content: ReportContent): Promise<Buffer> {
  const { details, items, steps, head, madeAt, reportId } = content;
  const { id } = details;
  const made = moment(madeAt.toISOString());
  const page = new PdfPage({
    title: t`Forensic report ${id}`,
    footer: t`${id} · report ${reportId}`,
    madeAt,
  });
  page.title(t`Forensic report ${id}`);
  page.note(t`Made ${made}`);
  if (details.isRedacted)
    page.text(
      t`Redacted edition: personal data is hidden, and evidence is listed as far as its reader may know of it.`,
    );
  drawFigures(page, details);
  page.heading(t`Description`);
  page.text(details.description);
  page.heading(t`Evidence`);
  page.text(describeCount(items.length, details.evidenceCount));
  for (const item of items) drawItem(page, item);
  page.heading(t`Timeline`);
  for (const { at, actor, sentence } of steps)
    page.text(`${moment(at)}  ${sentence}${actor ? ` (${actor})` : ''}`);
  page.heading(t`Method`);
  for (const paragraph of method()) page.text(paragraph);
  page.fact(t`ClusterChain ID`, details.chainId);
  page.fact(t`Entries in the custody log`, String(head.length));
  page.note(t`Head of the custody log`);
  page.mono(head.hash);
  return page.finish();
}

function drawItem(page: PdfPage, item: ReportContent['items'][number]): void {
  const { mimeType, sizeBytes, blockHeight, sha256 } = item;
  const received = moment(item.receivedAt);
  page.text(`${item.fileName} (${item.id})`);
  page.note(
    blockHeight === null
      ? t`${mimeType}, ${sizeBytes} bytes, received ${received}, not in a block yet`
      : t`${mimeType}, ${sizeBytes} bytes, received ${received}, stamped in block ${blockHeight}`,
  );
  page.mono(sha256);
}

function drawFigures(page: PdfPage, details: CaseDetails): void {
  const numbers = new Intl.NumberFormat(DEFAULT_LOCALES[spokenLanguage()]);
  page.heading(details.title);
  page.fact(t`Case ID`, details.id);
  page.fact(t`Risk`, said(RISK_LABELS[details.riskLevel]));
  page.fact(t`Status`, said(CASE_STATUS_LABELS[details.status]));
  page.fact(t`Scam type`, said(SCAM_TYPE_LABELS[details.scamType]));
  page.fact(t`Created`, moment(details.createdAt));
  page.fact(t`Victims`, numbers.format(details.victimCount));
  page.fact(t`Amount stolen`, `$${numbers.format(details.amountStolen)}`);
  const score = details.behavioralMatchScore;
  page.fact(t`Behavioural match`, score === null ? t`needs two reports` : `${score} %`);
  if (details.cluster) page.fact(t`Cluster`, `${details.cluster.name} (${details.cluster.id})`);
  if (details.assignee) page.fact(t`Assigned to`, details.assignee.name);
  page.fact(t`Sign-off`, describeSignOff(details));
}

function describeSignOff({ signOff, isRedacted }: CaseDetails): string {
  if (isRedacted) return t`not part of this edition`;
  if (!signOff) return t`none`;
  const given = `${signOff.by}, ${moment(signOff.at)}: ${signOff.note}`;
  if (signOff.clearedAt === null) return given;
  const cleared = moment(signOff.clearedAt);
  return t`cleared by a change on ${cleared} (was ${given})`;
}

function describeCount(listed: number, all: number): string {
  if (listed === all) return plural(all, { one: '# evidence file.', other: '# evidence files.' });
  return all === 1
    ? t`1 evidence file, which is not listed here.`
    : t`${all} evidence files, of which ${listed} are listed here.`;
}

/** UTC to the second, the same on every machine. */
const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
