import type { Submission } from '@fap/shared/reports/submission.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { World } from '../../../testing/world.ts';

/** The id of the report that came from a submission with a name of its own. */
export async function findReportId(
  world: World,
  { scamName }: Pick<Submission, 'scamName'>,
): Promise<string> {
  const [row] = await world.db.select({ id: report.id }).from(report).where(eq(report.scamName, scamName));
  if (!row) throw new Error(`there is no report named ${scamName}`);
  return row.id;
}
