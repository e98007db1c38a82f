import type { DossierCustodyLog, DossierIndicator, DossierStamp } from '@fap/shared/dossier/content.ts';
import type { Dossier } from '@fap/shared/dossier/contract.ts';
import { STRIKE_GATES, type StrikeGate, type StrikePart } from '@fap/shared/strike/strike-score.ts';
import { PdfPage } from '../../../platform/pdf/pdf-page.ts';

const PARTS: Readonly<Record<StrikePart, string>> = {
  enquiry: 'Lines of enquiry',
  linkage: 'Links between reports',
  harm: 'Harm',
  vulnerability: 'Vulnerability',
  integrity: 'Integrity of the evidence',
  completeness: 'Completeness',
  urgency: 'Urgency',
};
const GATES: Readonly<Record<StrikeGate, string>> = {
  identifiers: 'One corroborated payment identifier, or two kinds of identifiers',
  corroboration: 'Two independent reports, or one payment of US$ 50,000',
  integrity: 'Each evidence item has its SHA-256 still',
  redaction: 'An analyst found no personal data of third parties in the shared edition',
  signOff: 'An analyst signed off',
};
const SHORT_DATE = 10;

/** A dossier as PDF, prepared for certification: the triage sheet first. */
export function writePdf(dossier: Dossier): Promise<Buffer> {
  const { cluster, edition } = dossier;
  const page = new PdfPage({
    title: `Dossier ${cluster.clusterChainId}, version ${edition.version}`,
    madeAt: new Date(edition.madeAt),
    footer: `${cluster.clusterChainId} · version ${edition.version} · ${edition.sha256.slice(0, 16)}`,
  });
  writeTriage(page, dossier);
  page.newPage();
  writeAnatomy(page, dossier);
  writeMoney(page, dossier);
  writeReports(page, dossier);
  writeIndicators(page, dossier);
  writeEvidence(page, dossier);
  writeCustody(page, dossier);
  writeMethods(page, dossier);
  writeCertificate(page, dossier);
  return page.finish();
}

function writeTriage(page: PdfPage, { cluster, executiveSummary, strike, edition }: Dossier): void {
  page.title(cluster.name);
  page.note(`Prepared for certification. Version ${edition.version} of ${edition.madeAt}.`);
  page.fact('ClusterChain ID', cluster.clusterChainId);
  page.fact('SHA-256 of this edition', '');
  page.mono(edition.sha256);
  page.heading('Triage sheet');
  page.fact('Strike Score', `${executiveSummary.strikeScore} of 100`);
  for (const sentence of executiveSummary.sentences) page.text(sentence);
  page.subheading('What the score is made of');
  for (const [part, { points, max }] of Object.entries(strike.parts))
    page.fact(PARTS[part as StrikePart], `${points.toFixed(1)} of ${max}`);
  page.subheading('What must hold for 85 and more');
  for (const gate of STRIKE_GATES) page.fact(strike.gates[gate] ? 'Holds' : 'Does not hold', GATES[gate]);
  if (strike.raises.length > 0) page.subheading('What would raise it');
  for (const { sentence } of strike.raises) page.text(sentence);
  if (edition.changes.length > 0) page.subheading('Since the edition before');
  for (const sentence of edition.changes) page.text(sentence);
}

function writeAnatomy(page: PdfPage, { cluster, anatomy }: Dossier): void {
  page.heading('Anatomy');
  page.text(cluster.description);
  for (const { layer, name, status, pieces, texts } of anatomy) {
    page.subheading(`${layer}. ${name}: ${status}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`);
    for (const { text, hash } of texts) {
      page.text(text);
      page.mono(hash);
    }
  }
}

function writeMoney(page: PdfPage, { moneyFlow }: Dossier): void {
  page.heading('Money flow');
  if (moneyFlow.length === 0) page.text('No account and no wallet is known.');
  for (const one of moneyFlow) writeIndicator(page, one);
}

function writeReports(page: PdfPage, { reports, executiveSummary }: Dossier): void {
  page.heading('Timeline of reports');
  page.note(
    `${reports.length} of ${executiveSummary.reports} reports: those whose reporters let law enforcement read. Their words and names are not in this edition.`,
  );
  for (const { citation, occurredOn, reportedAt, contactMethod, amount } of reports)
    page.text(
      `${citation}: on ${occurredOn}, by ${contactMethod}, ${amount ? `claimed ${amount.currency} ${(amount.cents / 100).toFixed(2)}` : 'no amount named'}; reported ${reportedAt.slice(0, SHORT_DATE)}.`,
    );
}

function writeIndicators(page: PdfPage, { indicators }: Dossier): void {
  page.heading('Indicators');
  if (indicators.length === 0) page.text('None is known.');
  for (const one of indicators) writeIndicator(page, one);
}

function writeIndicator(page: PdfPage, { type, defanged, state, reports, clusters }: DossierIndicator): void {
  page.mono(
    `${type}  ${defanged}  (${state}; ${reports} ${reports === 1 ? 'person' : 'people'}, ${clusters} ${clusters === 1 ? 'cluster' : 'clusters'})`,
  );
}

function writeEvidence(page: PdfPage, { evidence }: Dossier): void {
  page.heading('Evidence items');
  if (evidence.length === 0) page.text('None was handed in.');
  for (const item of evidence) {
    page.subheading(`${item.evidenceId}, ${item.mimeType}, ${item.sizeBytes} bytes`);
    page.mono(item.sha256);
    page.note(
      `Received ${item.receivedAt}, ${item.provenance}. ${item.stamp ? stampSentence(item.stamp) : 'Not stamped yet.'} ${item.mayBeHandedOver ? 'The bytes are in the bag.' : 'The bytes are not handed over: their owner has not consented.'}`,
    );
  }
}

function writeCustody(page: PdfPage, { custody, cluster }: Dossier): void {
  page.heading('Custody log');
  writeLog(page, cluster.clusterChainId, custody);
  for (const { clusterChainId, ...log } of custody.merged) {
    page.subheading(`Of a cluster merged into this one: ${clusterChainId}`);
    writeLog(page, clusterChainId, log);
  }
}

function writeLog(page: PdfPage, name: string, { length, head, lastCheck, heads }: DossierCustodyLog): void {
  page.text(
    `The log of ${name} had ${length} ${length === 1 ? 'entry' : 'entries'} when this edition was made. Its head then:`,
  );
  page.mono(head);
  page.text(
    lastCheck === null
      ? 'It has not been checked yet.'
      : lastCheck.isValid
        ? `The check of ${lastCheck.checkedAt} found nothing wrong.`
        : `The check of ${lastCheck.checkedAt} found: ${lastCheck.flaw}`,
  );
  for (const { seq, digest, stamp } of heads) {
    page.subheading(`Stamp of entry ${seq}`);
    page.mono(digest);
    page.note(stampSentence(stamp));
  }
}

function stampSentence({ state, height, time, chain }: DossierStamp): string {
  if (state === 'failed') return 'Its stamp failed and is tried again.';
  if (height === null) return 'Submitted for stamping; no block holds it yet.';
  const where =
    chain === 'development'
      ? `block ${height} of the development chain, which proves nothing outside of a demonstration`
      : `Bitcoin block ${height}`;
  const checked = state === 'verified' ? '' : ' The block has not been compared yet.';
  return `It existed no later than ${time ?? 'the time of its block'}: ${where}.${checked}`;
}

function writeMethods(page: PdfPage, { methods }: Dossier): void {
  page.heading('Methods');
  for (const { name, version, says } of methods) {
    page.subheading(`${name}, version ${version}`);
    page.text(says);
  }
}

function writeCertificate(page: PdfPage, { evidence, edition, cluster }: Dossier): void {
  page.newPage();
  page.heading('Certificate (draft, FRE 902(13) and 902(14))');
  page.text(
    'I certify that I am qualified to describe the process by which the records named below were made and copied; that the process produces accurate results; and that the SHA-256 values below were computed from the records and from their copies and are the same.',
  );
  page.note('A draft. It says nothing until a qualified person has checked it and signed it.');
  page.fact('Dossier', `${cluster.clusterChainId}, version ${edition.version}`);
  page.mono(edition.sha256);
  for (const { evidenceId, sha256 } of evidence) page.mono(`${evidenceId}  ${sha256}`);
  page.text('\nName:\n\nPosition:\n\nDate and signature:');
}
