import type { IncomingMessage } from 'node:http';
import type { createLucia } from './areas/auth/index.ts';
import { createReadingPorts, OpenAiEnricher, sweepUploads } from './areas/evidence/index.ts';
import { createHistoryPorts } from './areas/puzzle/index.ts';
import { openAnchorPorts } from './areas/vault/index.ts';
import type { Ports } from './areas.ts';
import { FLOW_SAMPLES } from './demo/flow-samples.ts';
import type { AccessChanges } from './platform/access-changes.ts';
import type { CollabServer } from './platform/collab/server/collab-server.ts';
import { openEvidenceStore } from './platform/evidence-store/open-evidence-store.ts';
import type { OutgoingReach } from './platform/fetch/outgoing-reach.ts';
import type { Listener } from './platform/http/listener.ts';
import { IdentityProvider } from './platform/identity/identity-provider.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { DiskSpace } from './platform/runtime/disk-space.ts';
import type { Env } from './platform/runtime/env.ts';
import type { Ctx } from './platform/write/context.ts';

interface PortGround {
  env: Env;
  ctx: Ctx;
  listener: Listener;
  sessions: ReturnType<typeof createLucia>;
  addressOf: (request: IncomingMessage) => string;
}

interface LiveParts {
  collab: CollabServer;
  access: AccessChanges;
  /** How long the answer to an upload waits for its reading. */
  uploadWaitMs: number | undefined;
}

/** Opens the ports: all that the areas need of the world outside them. */
export async function openPorts(
  { env, ctx, listener, sessions, addressOf }: PortGround,
  { collab, access, uploadWaitMs }: LiveParts,
) {
  const reach: OutgoingReach = { ownOrigin: () => listener.ownOrigin, allowPrivate: env.allowPrivateFetch };
  const store = await openEvidenceStore(env);
  // With an embedded database no other process uses this folder.
  await sweepUploads(ctx, store, { isAlone: env.databaseUrl === null });
  const disk = new DiskSpace({ folder: env.dataDir, minFreeBytes: env.minFreeDiskBytes, clock: ctx.clock });
  const ports = {
    sessions,
    access,
    isDemo: env.dataMode === 'demo',
    flowSamples: env.dataMode === 'demo' ? FLOW_SAMPLES : [],
    addressOf,
    reach,
    registries: { rdapUrl: env.rdapUrl, allowPrivate: env.allowPrivateFetch },
    readings: createReadingPorts(store, uploadWaitMs),
    intake: { store, disk, maxBytes: env.uploadMaxBytes },
    enricher: env.openai && new OpenAiEnricher({ settings: env.openai, clock: ctx.clock, log: ctx.log }),
    identity: env.identity && new IdentityProvider(env.identity, ctx.log),
    mailer: openMailer(env, listener.ownOrigin),
    origin: () => env.publicUrl ?? listener.url,
    anchors: openAnchorPorts(ctx, env, reach, () => listener.url),
    history: createHistoryPorts(ctx, collab),
  };
  return ports satisfies Ports;
}
