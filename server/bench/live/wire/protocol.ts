/** Names of the protocols. */
export type ProtocolName = 'y-websocket' | 'hocuspocus' | 'socket.io' | 'topics' | 'plain-events';

/** What a protocol needs of its client. */
export interface ProtocolPeer {
  readonly room: string;
  /** State vector of the client's sync request. */
  readonly stateVector: Uint8Array;
  /** The client's reply to a state-vector request. */
  readonly ownState: Uint8Array;
  send(payload: Uint8Array | string, opcode?: number): void;
}

/** The kind of a message from the server. */
export type MessageMeaning = 'synced' | 'content' | 'nothing';

/** The client side of a protocol: encodes and decodes WebSocket messages. */
export interface Protocol {
  path(room: string): string;
  greet(peer: ProtocolPeer): void;
  /** Sends the replies the protocol requires, and gives the kind of the message. */
  receive(peer: ProtocolPeer, bytes: Buffer, start: number, end: number, isText: boolean): MessageMeaning;
  /** A copy of the document update in a message; null when there is none. Events have no documents, and lack it. */
  updateIn?(peer: ProtocolPeer, message: Uint8Array): Uint8Array | null;
  sendUpdate(peer: ProtocolPeer, update: Uint8Array): void;
  sendAwareness(peer: ProtocolPeer, update: Uint8Array): void;
  sendEvent(peer: ProtocolPeer, text: string): void;
}
