/** What the tabs of this browser tell each other. */
export type TabMessage = { kind: 'signed-out'; accountId: string };

const CHANNEL = 'fap:tabs';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells every other tab. */
export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Listens to the other tabs; call the result to stop. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const tabs = open();
  const receive = (event: MessageEvent<TabMessage>) => listener(event.data);
  tabs?.addEventListener('message', receive);
  return () => tabs?.removeEventListener('message', receive);
}
