import { WebSocket } from 'ws';

/** A ws socket that also names a reason when ws itself closes it, as for a message over `maxPayload`. */
export class CollabSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, reason ?? reasonFor(code));
  }
}

function reasonFor(code: number | undefined): string | undefined {
  if (code === 1009) return 'the message is over the size limit';
  if (code === 1007) return 'the message is not valid';
  if (code === 1002) return 'WebSocket protocol error';
  return undefined;
}
