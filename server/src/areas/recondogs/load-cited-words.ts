import type { TestimonySource } from '@fap/shared/privacy/crowd-words.ts';
import type { Citation } from '@fap/shared/recondogs/cluster-evidence.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { reportCitation, reportNumber } from '../reports/index.ts';

/** A cited place: the file a piece can cite, and the words with all that decides who may read them. */
export interface CitedWords {
  evidenceId: string | null;
  quotable: { testimony: TestimonySource; words: string } | null;
}

/** Words on either side of a cited place, up to the end of its sentence. */
const AROUND = 90;

/** What citations of runs point at in the evidence of clusters as it stands: nothing of what was withdrawn or changed since. */
export async function loadCitedWords(
  ctx: Ctx,
  members: readonly string[],
  cited: readonly { citation: Citation | null; endedAt: Date }[],
): Promise<CitedWords[]> {
  const exhibits = new Set(cited.flatMap(({ citation }) => citation?.exhibit ?? []));
  const files = new Map(
    exhibits.size === 0 ? [] : (await listFiles(ctx, members, [...exhibits])).map((file) => [file.id, file]),
  );
  const isReportCited = [...exhibits].some((exhibit) => !files.has(exhibit));
  const reports = new Map(isReportCited ? await listReports(ctx, members) : []);
  return cited.map(({ citation, endedAt }) => {
    if (!citation) return { evidenceId: null, quotable: null };
    const file = files.get(citation.exhibit);
    if (file) {
      const isChanged = (file.correctedAt ?? file.readAt ?? endedAt) > endedAt;
      const text = isChanged ? null : file.text;
      const testimony = {
        texts: [{ text: file.text ?? '', author: file.author }],
        ownNames: [file.ownName, file.ownEmail],
        mayQuoteOwnWords: false,
      };
      return { evidenceId: file.id, quotable: quotable(text, citation, testimony) };
    }
    const known = reports.get(citation.exhibit);
    return { evidenceId: null, quotable: known ? quotable(known.text, citation, known.testimony) : null };
  });
}

function quotable(
  text: string | null,
  { start, end }: Citation,
  testimony: TestimonySource,
): CitedWords['quotable'] {
  if (text === null || start === undefined || end === undefined || end > text.length) return null;
  return { testimony, words: sentenceAround(text, start, end) };
}

/** The sentence of a place, or as much of it as can be quoted. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const from = Math.max(before.lastIndexOf('\n'), before.search(/[.!?]\s[^.!?]*$/u) + 1);
  const to = after.search(/[.!?](?:\s|$)|\n/u);
  return text
    .slice(start - before.length + Math.max(0, from), end + (to < 0 ? after.length : to + 1))
    .replace(/^\S*\s/u, (cut) => (from > 0 || start <= AROUND ? cut : ''))
    .trim();
}

function listFiles(ctx: Ctx, members: readonly string[], ids: readonly string[]) {
  return ctx.db
    .select({
      id: evidenceItem.id,
      author: evidenceItem.author,
      ownName: account.displayName,
      ownEmail: account.email,
      text: evidenceReading.text,
      readAt: evidenceReading.readAt,
      correctedAt: evidenceReading.correctedAt,
    })
    .from(evidenceItem)
    .innerJoin(account, eq(account.id, evidenceItem.ownerId))
    .leftJoin(evidenceReading, eq(evidenceReading.evidenceId, evidenceItem.id))
    .where(
      and(
        inArray(evidenceItem.id, [...ids]),
        inArray(evidenceItem.clusterId, [...members]),
        eq(evidenceItem.isWithdrawn, false),
      ),
    );
}

/** Accounts by how they are cited; one whose words were corrected is left out, because places in it may have moved. */
async function listReports(ctx: Ctx, members: readonly string[]) {
  const rows = await ctx.db
    .select({
      number: reportNumber,
      version: report.version,
      description: report.description,
      evidence: report.evidenceText,
      evidenceAuthor: report.evidenceAuthor,
      scamPersonas: report.scamPersonas,
      mayQuoteOwnWords: report.consentWords,
      ownName: account.displayName,
      ownEmail: account.email,
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.clusterId, [...members]));
  return rows
    .filter(({ version }) => version === 1)
    .map(({ number, description, evidence, evidenceAuthor, scamPersonas, ...row }) => {
      const testimony: TestimonySource = {
        texts: [
          { text: description, author: 'mixed' },
          { text: evidence, author: evidenceAuthor },
        ],
        ownNames: [row.ownName, row.ownEmail],
        mayQuoteOwnWords: row.mayQuoteOwnWords,
      };
      return [
        reportCitation(number),
        { text: `${description}\n${evidence}\n${scamPersonas}`, testimony },
      ] as const;
    });
}
