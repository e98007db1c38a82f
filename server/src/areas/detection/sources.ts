import type { Ctx } from '../../platform/context.ts';

/** The key under which victims' reports come to the scans. */
export const REPORTS_SOURCE = 'reports';

/** A place that scans look for something new in. */
export interface ScanSource {
  key: string;
  name: string;
}

/** Every source a scan goes over. */
export async function listScanSources(_ctx: Ctx): Promise<ScanSource[]> {
  return [{ key: REPORTS_SOURCE, name: 'Victim reports' }];
}
