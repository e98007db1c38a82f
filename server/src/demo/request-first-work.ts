import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { requestScan } from '../areas/detection/request-scan.ts';
import { requestHarvest } from '../areas/harvest/request-harvest.ts';
import { deployUnits } from '../areas/recondogs/deploy-units.ts';
import { harvestSource } from '../db/schema/harvest.ts';
import { appMeta } from '../db/schema/platform.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { markSeeded } from './mark-seeded.ts';
import { seedHarvests } from './seed-harvests.ts';
import { demoClusterId } from './seed-reports.ts';

const MARKER = 'demo-first-work';
const VERSION = '1';

/**
 * Asks for the first scan of the seeded reports, the first harvest of the sample feeds and one operation of all units, as
 * people would with a button. The queue of the server does them within a minute of its start, so that the start does not wait.
 */
export async function requestFirstWork(ctx: Ctx, findPeople: () => Promise<DemoPeople>): Promise<void> {
  const [marker] = await ctx.db.select().from(appMeta).where(eq(appMeta.key, MARKER));
  if (marker?.value === VERSION) return;
  const { admin, analyst } = await findPeople();
  await requestScan({ ...ctx, actor: analyst }, 'person');
  // The command that only seeds knows no sources; the hourly schedule finds them later.
  const sources = await ctx.db.$count(
    harvestSource,
    and(eq(harvestSource.active, true), isNull(harvestSource.retiredAt)),
  );
  if (sources > 0) {
    await seedHarvests(ctx);
    await requestHarvest(ctx, 'schedule', null);
  }
  await deployUnits(
    { ...ctx, actor: admin },
    { clusterId: demoClusterId(0), units: RECONDOG_UNITS.map(({ key }) => key), priority: 'medium' },
  );
  await markSeeded(ctx, MARKER, VERSION);
}
