import { afterEach, describe, expect, it } from 'vitest';
import { RedisProcess } from '../../testing/redis-process.ts';
import { waitFor } from '../collab/testing/wait-for.ts';
import { createLog } from '../runtime/log.ts';
import type { NodeBus } from './node-bus.ts';
import { openRedisNodeBus } from './redis-node-bus.ts';

describe('the bus over a real Redis', { timeout: 60_000 }, () => {
  const undo: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  const startRedis = async () => {
    const redis = await RedisProcess.start();
    undo.push(() => redis.kill());
    return redis;
  };
  const openBus = async (redis: RedisProcess, name: string, installation = 'test') => {
    const bus = await openRedisNodeBus({
      url: redis.url,
      installation,
      id: name.padEnd(16, '.'),
      log: createLog('silent'),
      now: () => performance.now(),
    });
    undo.push(() => bus.close());
    return bus;
  };
  const listen = async (bus: NodeBus, channel: string) => {
    const heard: string[] = [];
    await bus.subscribe(channel, (message, node) => heard.push(`${node.replaceAll('.', '')}: ${message}`));
    return heard;
  };

  it('delivers bytes to all other processes of the installation, not to itself or other installations', async () => {
    const redis = await startRedis();
    const [ann, bob, stranger] = [
      await openBus(redis, 'ann'),
      await openBus(redis, 'bob'),
      await openBus(redis, 'stranger', 'another'),
    ];
    const heard = await Promise.all([ann, bob, stranger].map((bus) => listen(bus, 'news')));
    ann.publish('news', Buffer.from('hello'));
    await waitFor('the news', () => heard[1]?.length === 1);
    expect(heard).toEqual([[], ['ann: hello'], []]);
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    let arrived: Buffer | null = null;
    await bob.subscribe('raw', (message) => {
      arrived = Buffer.from(message);
    });
    ann.publish('raw', bytes);
    await waitFor('the bytes', () => arrived !== null);
    expect(arrived).toEqual(Buffer.from(bytes));
    bob.unsubscribe('raw');
  });

  it('reports who left, at once after a goodbye', async () => {
    const redis = await startRedis();
    const [ann, bob] = [await openBus(redis, 'ann'), await openBus(redis, 'bob')];
    const gone: string[] = [];
    ann.onNodeGone((node) => gone.push(node.replaceAll('.', '')));
    await bob.close();
    await waitFor('the goodbye', () => gone.length > 0, 2_000);
    expect(gone).toEqual(['bob']);
  });

  it.each(['restarts', 'hangs'] as const)(
    'tells of a gap every second while Redis %s, and both sides once more when it is back',
    async (how) => {
      const redis = await startRedis();
      const [ann, bob] = [await openBus(redis, 'ann'), await openBus(redis, 'bob')];
      const heard = await listen(bob, 'news');
      let gaps = 0;
      let lastGapAt = 0;
      bob.onGap(() => {
        gaps += 1;
        lastGapAt = performance.now();
      });
      if (how === 'restarts') await redis.kill();
      else redis.hang();
      await waitFor('gaps while it is away', () => gaps >= 2, 15_000);
      ann.publish('news', Buffer.from('lost or late'));
      if (how === 'restarts') await redis.start();
      else redis.resume();
      const before = gaps;
      await waitFor('the gap at the end', () => gaps > before, 15_000);
      await waitFor('news again', () => {
        ann.publish('news', Buffer.from('back'));
        return heard.includes('ann: back');
      });
      await waitFor('the gaps to end', () => performance.now() - lastGapAt > 2_500, 20_000);
    },
  );
});
