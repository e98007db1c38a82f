import { useEffect, useState } from 'react';
import { serverNowMs } from '../../platform/server-clock.ts';

/** The counter rises by 1 this often and wraps at this count (specification, section 2). */
const STEP_MS = 2000;
const WRAP_AT = 1000;

/**
 * The tracked-nodes counter, the same in every browser; null while it is not known. It follows the server's clock
 * until the server tells it live as `home:nodes`.
 */
export function useTrackedNodes(): number | null {
  const [nodes, setNodes] = useState(nodesNow);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNodes(nodesNow());
      timer = window.setTimeout(tick, STEP_MS - (serverNowMs() % STEP_MS));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, []);
  return nodes;
}

function nodesNow(): number {
  return Math.floor(serverNowMs() / STEP_MS) % WRAP_AT;
}
