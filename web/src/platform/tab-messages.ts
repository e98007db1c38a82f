/** A message between this browser's tabs. */
export type TabMessage = { kind: 'signed-out'; accountId: string };

const CHANNEL = 'fap:tabs';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Sends a message to every other tab. */
export function broadcastToTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Listens to the other tabs; returns a function that stops it. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const tabs = open();
  const receive = (event: MessageEvent<TabMessage>) => listener(event.data);
  tabs?.addEventListener('message', receive);
  return () => tabs?.removeEventListener('message', receive);
}
