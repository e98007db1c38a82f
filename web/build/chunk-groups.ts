import type { Rolldown } from 'vite';

/** What lists and figures of clusters are made of. */
const CLUSTER_PARTS =
  /areas[\\/](?:clusters[\\/]public[\\/](?:active|cluster-(?:counts|status)|layer-strip|read-error|scam-type)|dna[\\/]public[\\/]percent)|ui[\\/](?:choice-card|search-input)/u;

/** What shows menus, lists and dialogs above a page and keeps the focus inside. */
const OVERLAYS =
  /node_modules[\\/](?:@floating-ui|react-remove-scroll|react-style-singleton|aria-hidden|use-sidecar|use-callback-ref|tslib|@radix-ui[\\/]react-(?:popper|dismissable|focus|portal|dialog|popover|menu|arrow|visually))/u;

/**
 * Which modules share a file. A screen that asks for fifty tiny files spends longer on their links than on what is in them, so what several
 * screens share is one file; what only few need, or is large, stays in files of its own. A module goes to the first group by priority that
 * it fits.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u, priority: 9 },
  { name: 'libraries', test: /node_modules/u, tags: ['$initial'], priority: 8 },
  { name: 'start', tags: ['$initial'], priority: 7 },
  { name: 'yjs', test: /node_modules[\\/](?:yjs|lib0|y-protocols|y-websocket)[\\/]/u, priority: 5 },
  {
    name: 'graph',
    test: /node_modules[\\/](?:@xyflow|d3-[a-z]+|zustand|classcat)[\\/]/u,
    priority: 5,
  },
  // What opens over a page, loaded when something first does.
  { name: 'overlays', test: OVERLAYS, minShareCount: 3, priority: 5 },
  {
    name: 'tabs',
    test: /@radix-ui[\\/]react-(?:tabs|roving|collection)|ui[\\/]tabs\./u,
    minShareCount: 3,
    priority: 5,
  },
  { name: 'controls', test: /@radix-ui[\\/]/u, minShareCount: 3, priority: 4 },
  { name: 'hashes', test: /@noble|@scure/u, minShareCount: 3, priority: 4 },
  {
    name: 'words',
    test: /shared[\\/]src[\\/](?:catalogue[\\/]scam-types|indicators[\\/]indicator-types|kernel[\\/]own-words|elder[\\/]alerts|[a-z]+[\\/]constants)\.ts/u,
    // What one screen alone needs stays with it.
    minShareCount: 3,
    priority: 4,
  },
  {
    name: 'common',
    test: /web[\\/]src[\\/](?:ui[\\/](?!export-links|search-input)|platform[\\/])|node_modules[\\/](?:@tanstack|jotai)[\\/]/u,
    minShareCount: 13,
    maxModuleSize: 12_000,
    priority: 3,
  },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/u, minShareCount: 14, priority: 3 },
  {
    name: 'layers',
    // With the shapes that only layers have: else every screen would load them once enough screens show layers.
    test: /areas[\\/]clusters[\\/]public[\\/]layer-(?:look|face)|catalogue[\\/]anatomy|icons[\\/](?:alarm-clock|banknote|door-open|fishing-hook|handshake|key-round|message-circle-question-mark|message-square-share|repeat|server|trending-up|user-search|venetian-mask)\./u,
    minShareCount: 5,
    priority: 4,
  },
  // Only who works on shared documents needs these.
  {
    name: 'turns',
    test: /web[\\/]src[\\/]platform[\\/](?:frame-|use-frame-|run-safely|collab-room)/u,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'uploads',
    test: /web[\\/]src[\\/](?:ui[\\/]file-picker|platform[\\/](?:use-kept-files|upload|hash-file|reconnect))|idb-keyval/u,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'forms',
    test: /web[\\/]src[\\/](?:ui[\\/](?!search-input|severity-|checkbox-list|counted-row|combobox|shown-once|export-links|chart[\\/])|platform[\\/](?!use-draft|graph-words|kept-documents|sign-out))/u,
    minShareCount: 3,
    maxModuleSize: 12_000,
    priority: 1,
  },
  // Only screens that judge texts need that contract.
  {
    name: 'evidence',
    test: /shared[\\/]src[\\/](?:evidence(?![\\/]ai-contract)|indicators)[\\/]/u,
    minShareCount: 3,
    priority: 1,
  },
  // Screens of evidence need these and nothing else of the clusters.
  { name: 'severity', test: /ui[\\/]severity-/u, minShareCount: 2, priority: 2 },
  // Asking for a file takes a slow phone longer than reading two of these.
  { name: 'clusters', test: CLUSTER_PARTS, minShareCount: 2, priority: 4 },
  {
    name: 'shared',
    test: /(?:shared[\\/]src(?![\\/](?:recondogs[\\/]units|catalogue[\\/](?:catalogue-cluster|contract|taxonomy)))|areas)[\\/]/u,
    minShareCount: 14,
    maxModuleSize: 12_000,
  },
];
