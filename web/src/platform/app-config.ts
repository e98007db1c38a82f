import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { platformContract } from '@fap/shared/platform/contract.ts';
import { api } from './api-client.ts';
import { read, useRead } from './read.ts';
import { deviceNowMs, noteServerTime } from './server-clock.ts';

export type AppConfig = Omit<EndpointResponse<typeof platformContract.appConfig>, 'now'>;

/** Until the server has answered, nothing is called demo and no sample figure is shown. */
const UNKNOWN: AppConfig = { dataMode: 'live', uploadMaxBytes: 50 * 1024 * 1024, latestAnchoredBlock: null };

/** How this installation runs; reading it also sets the clock by which times are told. */
const appConfig = read(platformContract.appConfig, {
  load: async (_, options) => {
    const askedMs = deviceNowMs();
    const config = await api(platformContract.appConfig, {}, options);
    noteServerTime(config.now, (askedMs + deviceNowMs()) / 2);
    return config;
  },
});

/** How this installation runs. */
export function useAppConfig(): AppConfig {
  return useRead(appConfig).data ?? UNKNOWN;
}

/** A figure whose read failed: demo mode shows the specification's fallback, live mode nothing rather than a guess. */
export function useFallback(value: number): number | null {
  return useAppConfig().dataMode === 'demo' ? value : null;
}
