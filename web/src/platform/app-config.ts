export interface AppConfig {
  /** `demo`: seeded and simulated data, said so in the header. `live`: real data only. */
  dataMode: 'demo' | 'live';
  /** Height of the newest Bitcoin block that holds one of our anchors; null while there is none. */
  latestAnchoredBlock: number | null;
}

/** The one place to change when the server answers `GET /api/app-config`. */
const BUILT_IN: AppConfig = { dataMode: 'demo', latestAnchoredBlock: null };

/** How this installation runs. */
export function useAppConfig(): AppConfig {
  return BUILT_IN;
}

/** A figure whose read failed: demo mode shows the specification's fallback, live mode nothing rather than a guess. */
export function useFallback(value: number): number | null {
  return useAppConfig().dataMode === 'demo' ? value : null;
}
