import { statementText } from '@fap/shared/reports/report-statement.ts';
import { type ReportWords, receiptNumber } from '@fap/shared/reports/report-words.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { keepStatement } from '../evidence/index.ts';

export interface ToldWords {
  report: { id: string; clusterId: string; reporterId: string };
  version: number;
  words: ReportWords;
  isClosedToAnalysts: boolean;
}

/** Makes a version of a report's words an evidence item, in the transaction that hands them in. */
export async function keepWords(tx: TxCtx, { words, ...told }: ToldWords): Promise<void> {
  const receipt = receiptNumber(told.report.id);
  const { version } = told;
  await keepStatement(tx, {
    ...told,
    fileName: `Report ${receipt} version ${version}.txt`,
    text: statementText(words, { receipt, version, writtenAt: tx.clock.now() }),
  });
}
