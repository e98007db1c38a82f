import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { AlertPlace, CriticalAlerts } from '@fap/shared/dashboard/alerts.ts';
import { commandContract } from '@fap/shared/dashboard/command-contract.ts';
import { harvestContract } from '@fap/shared/harvest/contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** Time alone changes what a range counts, and no fact says so. */
const REFETCH_MS = 30_000;

/** The figures of a range. */
export const stats = read(commandContract.stats, { refetchIntervalMs: REFETCH_MS, isFreshOnVisit: true });

/** The rows that a figure counts. */
export const figureRows = pages(commandContract.figureRows, {
  itemsOf: (rows) => rows,
  idOf: ({ id }) => id,
});

/** Open alerts, with who took them. */
export const criticalAlerts = read(commandContract.criticalAlerts, {
  refetchIntervalMs: REFETCH_MS,
  isFreshOnVisit: true,
});

/** What happened to clusters lately. */
export const latestActivity = read(clustersContract.activity, { isFreshOnVisit: true });
/** More than are shown, because not everything is told. */
export const LATEST = { query: { limit: '40' } };

/** Different orders of script steps in the clusters' DNA. */
export const flowPatterns = read(commandContract.flowPatterns, { isFreshOnVisit: true });

/** When public warnings are collected, and from where. */
export const harvestStatus = read(harvestContract.status, { isFreshOnVisit: true });
export const harvestSources = read(harvestContract.sources, { isFreshOnVisit: true });

/** Takes an alert. */
export const takeAlert = (place: AlertPlace) => show(api(commandContract.takeAlert, { body: place }));

/** Lets others take an alert. */
export const returnAlert = (place: AlertPlace) => show(api(commandContract.returnAlert, { body: place }));

async function show(answer: Promise<CriticalAlerts>): Promise<void> {
  const alerts = await answer;
  criticalAlerts.patch(() => alerts);
}
