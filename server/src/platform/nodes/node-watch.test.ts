import { describe, expect, it } from 'vitest';
import { BEAT_MS, NodeWatch } from './node-watch.ts';

/** Advances time beat by beat; `heard` are the nodes whose beats arrive. */
function pass(watch: NodeWatch, from: number, beats: number, heard: readonly string[]) {
  let now = from;
  const gone: string[] = [];
  let mayMiss = false;
  for (let beat = 0; beat < beats; beat++) {
    now += BEAT_MS;
    for (const node of heard) watch.heard(node, now);
    const found = watch.look(now);
    gone.push(...found.gone);
    ({ mayMiss } = found);
  }
  return { now, gone, mayMiss };
}

describe('the watch over the bus', () => {
  it('may miss messages until it receives its own beat', () => {
    const watch = new NodeWatch('me', 0);
    expect(watch.look(BEAT_MS).mayMiss).toBe(true);
    expect(watch.heard('me', BEAT_MS)).toBe(true);
    expect(watch.heard('me', 2 * BEAT_MS)).toBe(false);
    expect(watch.look(2 * BEAT_MS)).toEqual({ mayMiss: false, gone: [] });
  });

  it('reports silent nodes, and keeps reporting possible gaps for a minute', () => {
    const watch = new NodeWatch('me', 0);
    const { now } = pass(watch, 0, 10, ['me', 'other']);
    const after = pass(watch, now, 5, ['me']);
    expect(after.gone).toEqual(['other']);
    expect(after.mayMiss).toBe(true);
    expect(pass(watch, after.now, 60, ['me']).mayMiss).toBe(false);
  });

  it('reports no node gone while its own beats are lost, nor right after', () => {
    const watch = new NodeWatch('me', 0);
    const { now } = pass(watch, 0, 10, ['me', 'other']);
    const cut = pass(watch, now, 20, []);
    expect(cut).toMatchObject({ gone: [], mayMiss: true });
    expect(watch.heard('me', cut.now)).toBe(true);
    expect(watch.look(cut.now + BEAT_MS).gone).toEqual([]);
    expect(pass(watch, cut.now, 5, ['me']).gone).toEqual(['other']);
  });

  it('does not watch nodes that said goodbye', () => {
    const watch = new NodeWatch('me', 0);
    const { now } = pass(watch, 0, 10, ['me', 'other']);
    watch.forget('other');
    expect(pass(watch, now, 10, ['me'])).toMatchObject({ gone: [], mayMiss: false });
  });
});
