import type { Server as HttpServer } from 'node:http';
import { elderTopicRule } from './areas/elder/topics.ts';
import { puzzleTopicRule } from './areas/puzzle/topics.ts';
import type { Ctx } from './platform/context.ts';
import type { Gatekeeper } from './platform/http/gatekeeper.ts';
import { createSocketServer, type SocketServer, type TopicRule } from './platform/realtime/socket-server.ts';

/** Topics that concern everybody signed in. */
const COMMON_TOPICS = ['recondogs', 'detection', 'harvest', 'agents', 'chain', 'dashboard'];

const commonTopicRule: TopicRule = {
  matches: (topic) => COMMON_TOPICS.includes(topic),
  authorize: async () => {},
};

/** The Socket.IO composition root: who may watch which topic. */
export function createRealtime(http: HttpServer, ctx: Ctx, gatekeeper: Gatekeeper): SocketServer {
  return createSocketServer(http, ctx, gatekeeper, [commonTopicRule, puzzleTopicRule, elderTopicRule]);
}
