/** Client side of a server's protocol: encodes and decodes WebSocket messages. */
export type ProtocolName = 'y-websocket' | 'hocuspocus' | 'socket.io' | 'topics' | 'plain-events';

/** What a client does that a protocol needs. */
export interface ProtocolPeer {
  readonly room: string;
  /** State vector the client asks with. */
  readonly stateVector: Uint8Array;
  /** The client's reply to a state-vector request. */
  readonly ownState: Uint8Array;
  send(payload: Uint8Array | string, opcode?: number): void;
}

/** What a message from the server is about. */
export type MessageMeaning = 'synced' | 'content' | 'nothing';

/** The client side of one protocol. */
export interface Protocol {
  path(room: string): string;
  greet(peer: ProtocolPeer): void;
  /** Answers what the protocol wants answered, and says what the message was. */
  receive(peer: ProtocolPeer, bytes: Buffer, start: number, end: number, isText: boolean): MessageMeaning;
  sendUpdate(peer: ProtocolPeer, update: Uint8Array): void;
  sendAwareness(peer: ProtocolPeer, update: Uint8Array): void;
  sendEvent(peer: ProtocolPeer, text: string): void;
}
