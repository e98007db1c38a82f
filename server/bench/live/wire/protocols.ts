import { plainEventsProtocol, socketIoProtocol, topicsProtocol } from './event-protocols.ts';
import { hocuspocusProtocol } from './hocuspocus-protocol.ts';
import type { Protocol, ProtocolName } from './protocol.ts';
import { yWebsocketProtocol } from './y-websocket-protocol.ts';

/** All protocols of the load generator. */
export const PROTOCOLS: Readonly<Record<ProtocolName, Protocol>> = {
  'y-websocket': yWebsocketProtocol,
  hocuspocus: hocuspocusProtocol,
  'socket.io': socketIoProtocol,
  topics: topicsProtocol,
  'plain-events': plainEventsProtocol,
};
