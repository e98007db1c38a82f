import { MESSAGE_PACK } from '@fap/shared/kernel/document-messages.ts';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { MESSAGE_AWARENESS, SYNC_STEP_ONE, SYNC_UPDATE } from '../encoding/protocol.ts';
import { messagesIn } from './client-messages.ts';
import type { ClientOptions, CollabHarness } from './collab-harness.ts';

/** A page that reads packs and says what it has worked off only when the test wants it to. */
export class PackPage {
  readonly doc = new Y.Doc();
  /** The messages of each pack. */
  readonly packs: (readonly Buffer[])[] = [];
  /** Bytes of packs that came and that it has not said to have worked off. */
  unhandledBytes = 0;
  isSynced = false;
  /** After some update the document lacked what it rests on. */
  didLack = false;
  private early: Uint8Array[] = [];
  private socket: WebSocket | undefined;

  static async open(harness: CollabHarness, options: ClientOptions = {}): Promise<PackPage> {
    const page = new PackPage();
    page.socket = await harness.socket(options, (socket) => {
      socket.on('message', (data: Buffer) => page.receive(data));
    });
    page.tellHandled();
    const step = encoding.createEncoder();
    for (const part of [0, SYNC_STEP_ONE]) encoding.writeVarUint(step, part);
    encoding.writeVarUint8Array(step, Y.encodeStateVector(page.doc));
    page.socket.send(encoding.toUint8Array(step));
    return page;
  }

  get connection(): WebSocket {
    if (!this.socket) throw new Error('the page is not open');
    return this.socket;
  }

  tellHandled(bytes = this.unhandledBytes): void {
    this.unhandledBytes = Math.max(0, this.unhandledBytes - bytes);
    const message = encoding.createEncoder();
    encoding.writeVarUint(message, MESSAGE_PACK);
    encoding.writeVarUint(message, bytes);
    this.connection.send(encoding.toUint8Array(message));
  }

  /** The messages about presence that came in packs. */
  presence(): Buffer[] {
    return this.packs.flat().filter(([type]) => type === MESSAGE_AWARENESS);
  }

  private receive(data: Buffer): void {
    if (data[0] !== MESSAGE_PACK) {
      this.read(data);
      return;
    }
    const messages = messagesIn(data.subarray(1));
    this.packs.push(messages);
    this.unhandledBytes += data.length - 1;
    for (const message of messages) this.read(message);
  }

  /** As the page does: what comes before the answer waits for it. */
  private read(message: Buffer): void {
    const decoder = decoding.createDecoder(message);
    if (decoding.readVarUint(decoder) !== 0) return;
    const step = decoding.readVarUint(decoder);
    if (step === SYNC_STEP_ONE) return;
    const update = decoding.readVarUint8Array(decoder);
    if (step === SYNC_UPDATE && !this.isSynced) {
      this.early.push(update);
      return;
    }
    this.isSynced = true;
    for (const waiting of [...this.early.splice(0), update]) {
      Y.applyUpdate(this.doc, waiting);
      this.didLack ||= this.doc.store.pendingStructs !== null || this.doc.store.pendingDs !== null;
    }
  }
}
