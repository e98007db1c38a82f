/** Areas by tier: an area may import from lower tiers only. Moving one is one edit here and in the README's table; a test compares them. */
const TIERS = [
  ['mail'],
  ['notices'],
  ['auth', 'indicators', 'texts'],
  ['clusters', 'help'],
  ['matching'],
  ['evidence', 'puzzle', 'harvest', 'backtrace', 'elder'],
  ['comments', 'reports', 'strike'],
  ['vault', 'families', 'playbook', 'recondogs', 'detection', 'cases'],
  ['custody', 'dna', 'escalation'],
  ['merges', 'catalogue'],
  [
    'agents',
    'command-room',
    'dossier',
    'education',
    'moderation',
    'own-data',
    'partners',
    'search',
    'webhooks',
  ],
  // What gathers the queues of all others: home and the screen of admins.
  ['administration', 'dashboard', 'exports'],
];
const AREAS = TIERS.flat().join('|');

const TEST = '\\.test\\.tsx?$';
/** Files that know all areas. */
const SERVER_ROOTS = '^server/src/((app|areas|realtime|collab|nodes|server|main)\\.ts$|cli/|demo/)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** For each tier: its areas import nothing of their own tier or above but themselves. */
const tierRules = (side) =>
  TIERS.map((areas, index) =>
    forbid(
      `${side}-tier-${index + 1}`,
      `${areas.join(', ')} may import only lower tiers; need to call upward? Emit a domain event or compose above.`,
      { path: `^${side}/src/areas/(${areas.join('|')})/`, pathNot: TEST },
      {
        path: `^${side}/src/areas/(${TIERS.slice(index).flat().join('|')})/`,
        pathNot: `^${side}/src/areas/$1/`,
      },
    ),
  );

const unknownArea = (side) =>
  forbid(
    `${side}-unknown-area`,
    'An area must have its tier in .dependency-cruiser.cjs.',
    { path: `^${side}/src/areas/(?!(${AREAS})/)` },
    {},
  );

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Modules in a ring cannot be understood one at a time.', {}, { circular: true }),
    forbid('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),

    forbid(
      'shared-is-alone',
      'shared imports nothing of ours.',
      { path: '^shared/' },
      { path: '^(server|web)/' },
    ),
    forbid(
      'shared-runs-anywhere',
      'shared has no I/O: no Node modules.',
      { path: '^shared/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'web-not-server',
      'web never imports server, not even types.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid('server-not-web', 'server never imports web.', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'browser-tests-black-box',
      'Browser tests see what people see: of our sources only the wire types.',
      { path: '^web/e2e/' },
      { path: '^(web/src|server)/' },
    ),

    forbid(
      'platform-names-no-area',
      'platform and tables are below the areas.',
      { path: '^server/src/(platform|db/schema)/', pathNot: TEST },
      { path: `^server/src/areas/|${SERVER_ROOTS}` },
    ),
    forbid(
      'schema-is-alone',
      'Tables import tables only.',
      { path: '^server/src/db/schema/' },
      { path: '^(server|web)/', pathNot: '^server/src/db/schema/' },
    ),
    forbid(
      'domain-events-import-nothing',
      'The one map with domain words is plain types.',
      { path: '^server/src/platform/write/domain-events\\.ts$' },
      {},
    ),
    forbid(
      'areas-below-roots',
      'Areas do not know who composes them.',
      { path: '^server/src/areas/', pathNot: TEST },
      { path: SERVER_ROOTS },
    ),
    forbid(
      'roots-through-manifest',
      'The process knows an area by its area.ts and its index.ts, the app by its area.tsx.',
      { path: '^(server/src/[^/]+\\.ts$|web/src/([^/]+\\.tsx?$|app/))', pathNot: TEST },
      {
        path: '^(server|web)/src/areas/',
        pathNot: '^(server/src/areas/[^/]+/(area|index)\\.ts|web/src/areas/[^/]+/area\\.tsx)$',
      },
    ),
    forbid(
      'nobody-imports-main',
      'main.ts starts things; only the start script loads it.',
      { pathNot: '^server/scripts/start\\.ts$' },
      { path: '^(server/src/main\\.ts|web/src/main\\.tsx)$' },
    ),
    forbid(
      'area-through-index',
      'Another area is reached through its index.ts.',
      { path: '^server/src/areas/([^/]+)/', pathNot: TEST },
      {
        path: '^server/src/areas/',
        pathNot: ['^server/src/areas/$1/', '^server/src/areas/[^/]+/index\\.ts$'],
      },
    ),
    unknownArea('server'),
    ...tierRules('server'),
    forbid(
      'drizzle-has-few-homes',
      'Only tables, the write path and areas speak to the database.',
      {
        path: '^(server|shared|web)/',
        pathNot: [
          '^server/src/(areas|cli|db|demo|testing)/',
          '^server/src/platform/(bus|limits|nodes|postgres|write)/',
          '^server/src/server\\.ts$',
          TEST,
        ],
      },
      { path: '(^|/)node_modules/drizzle-orm/' },
    ),
    forbid(
      'testing-for-tests',
      'What tests use stays out of what runs.',
      { path: '^(server|web|shared)/', pathNot: [TEST, '/testing/', '^server/bench/', '^web/e2e/'] },
      { path: '/testing/' },
    ),

    forbid(
      'web-base-below-areas',
      'platform and ui are below the areas.',
      { path: '^web/src/(platform|ui)/', pathNot: TEST },
      { path: '^web/src/(areas|app)(/|\\.ts$)' },
    ),
    forbid(
      'web-areas-below-app',
      'Areas do not know the app around them, nor the list of areas.',
      { path: '^web/src/areas/', pathNot: TEST },
      { path: '^web/src/(app/|areas\\.ts$)' },
    ),
    forbid(
      'web-area-through-public',
      'Another area is reached through its public/ folder.',
      { path: '^web/src/areas/([^/]+)/', pathNot: TEST },
      {
        path: '^web/src/areas/',
        pathNot: ['^web/src/areas/$1/', '^web/src/areas/[^/]+/public/'],
      },
    ),
    unknownArea('web'),
    ...tierRules('web'),
    forbid(
      'web-live-state-in-platform',
      'Stores, sockets and the Yjs provider are reached through web/src/platform.',
      { path: '^web/src/', pathNot: ['^web/src/platform/', TEST] },
      { path: '(^|/)node_modules/(jotai|jotai-tanstack-query|socket\\.io-client|y-websocket|y-indexeddb)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist[^/]*|coverage)/' },
    // Type-only imports have a direction too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
