import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { platformContract } from '@fap/shared/platform/contract.ts';
import { api } from './api-client.ts';
import { answeredAt } from './first-answers.ts';
import { read, useRead } from './read.ts';
import { deviceNowMs, syncServerClock } from './server-clock.ts';

export type AppConfig = Omit<EndpointResponse<typeof platformContract.appConfig>, 'now'>;

/** Used until the server has answered: live mode, so that no sample figure is shown. */
const UNKNOWN: AppConfig = { dataMode: 'live', uploadMaxBytes: 50 * 1024 * 1024, latestAnchoredBlock: null };

/** The installation's configuration; loading it also syncs the server clock. */
export const appConfig = read(platformContract.appConfig, {
  load: async (_, options) => {
    const requested = performance.now();
    const answered = answeredAt(platformContract.appConfig.path);
    const config = await api(platformContract.appConfig, {}, options);
    const now = performance.now();
    syncServerClock(config.now, deviceNowMs() - (now - (answered ?? (requested + now) / 2)));
    return config;
  },
});

/** The installation's configuration, or safe defaults until it is loaded. */
export function useAppConfig(): AppConfig {
  return useRead(appConfig).data ?? UNKNOWN;
}

/** The value for a figure that could not be loaded: the specification's fallback in demo mode, null in live mode. */
export function useFallback(value: number): number | null {
  return useAppConfig().dataMode === 'demo' ? value : null;
}
