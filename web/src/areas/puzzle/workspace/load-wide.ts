import type { WideWorkspace } from './wide-workspace.tsx';

let loaded: typeof WideWorkspace | undefined;

/** Loads the panels of a wide window, which phones do not need. */
export async function loadWide(): Promise<typeof WideWorkspace> {
  loaded = (await import('./wide-workspace.tsx')).WideWorkspace;
  return loaded;
}

/** The panels once they are there: drawn without the moment that React takes for what is lazy. */
export const loadedWide = (): typeof WideWorkspace | undefined => loaded;
