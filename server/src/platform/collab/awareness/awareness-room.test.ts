import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_COLLAB_LIMITS } from '../collab-limits.ts';
import { decodeAwarenessFrame, encodeAwareness } from '../testing/client-messages.ts';
import { AwarenessRoom, type AwarenessSpeaker } from './awareness-room.ts';

const speaker = (id: string) => ({ awarenessUser: { id, name: `Name of ${id}`, color: '#123' } });

let room: AwarenessRoom<AwarenessSpeaker>;
beforeEach(() => {
  room = new AwarenessRoom({ ...DEFAULT_COLLAB_LIMITS, awarenessClientsPerConnection: 3 });
});
const flushed = () => decodeAwarenessFrame(room.flush()?.frame ?? null);
const present = () => decodeAwarenessFrame(room.presentFrame());

test('the user in a state is set by the server, whatever the client claims', () => {
  const state = { user: { id: 'boss', name: 'Boss' }, cursor: { x: 1 } };
  room.receive(speaker('ann'), encodeAwareness({ client: 1, clock: 1, state }));
  const user = { id: 'ann', name: 'Name of ann', color: '#123' };
  expect(flushed()).toEqual([{ client: 1, clock: 1, state: { cursor: { x: 1 }, user } }]);
});

test('latest state per client, one frame per window', () => {
  const ann = speaker('ann');
  for (let clock = 1; clock <= 9; clock++)
    room.receive(ann, encodeAwareness({ client: 1, clock, state: { n: clock } }));
  expect(flushed()).toMatchObject([{ client: 1, clock: 9, state: { n: 9 } }]);
  expect(room.flush()).toBeNull();
});

test('an old or repeated clock changes nothing', () => {
  const ann = speaker('ann');
  room.receive(ann, encodeAwareness({ client: 1, clock: 5, state: { n: 1 } }));
  room.flush();
  room.receive(
    ann,
    encodeAwareness({ client: 1, clock: 5, state: { n: 2 } }, { client: 1, clock: 4, state: { n: 3 } }),
  );
  expect(room.flush()).toBeNull();
});

test('a connection cannot change a client that another live connection owns', () => {
  const [ann, eve] = [speaker('ann'), speaker('eve')];
  room.receive(ann, encodeAwareness({ client: 1, clock: 1, state: { n: 1 } }));
  room.flush();
  room.receive(eve, encodeAwareness({ client: 1, clock: 9, state: { n: 'eve' } }));
  room.receive(eve, encodeAwareness({ client: 1, clock: 10, state: null }));
  expect(room.flush()).toBeNull();
  expect(present()).toMatchObject([{ client: 1, clock: 1, state: { user: { id: 'ann' } } }]);
});

test('leaving removes all clients of a connection with the next clock, and echoes do not restore them', () => {
  const [ann, bob] = [speaker('ann'), speaker('bob')];
  room.receive(ann, encodeAwareness({ client: 1, clock: 7, state: {} }));
  room.flush();
  room.leave(ann);
  expect(flushed()).toEqual([{ client: 1, clock: 8, state: null }]);
  room.receive(bob, encodeAwareness({ client: 1, clock: 7, state: {} }));
  room.receive(bob, encodeAwareness({ client: 1, clock: 8, state: null }));
  expect(room.flush()).toBeNull();
  expect(present()).toEqual([]);
});

test('a client that reconnects with an old clock is corrected and moves to a newer one', () => {
  room.receive(speaker('ann'), encodeAwareness({ client: 1, clock: 7, state: {} }));
  const first = speaker('ann');
  room.receive(first, encodeAwareness({ client: 2, clock: 7, state: {} }));
  room.leave(first);
  const again = speaker('ann');
  const answer = room.receive(again, encodeAwareness({ client: 2, clock: 7, state: { back: 1 } }));
  expect(decodeAwarenessFrame(answer)).toEqual([{ client: 2, clock: 8, state: null }]);
  room.receive(again, encodeAwareness({ client: 2, clock: 9, state: { back: 1 } }));
  expect(present()).toMatchObject([{ client: 1 }, { client: 2, clock: 9, state: { back: 1 } }]);
});

test('a connection takes over its own client from one that only relayed it', () => {
  const [relay, owner] = [speaker('ann'), speaker('ann')];
  room.receive(relay, encodeAwareness({ client: 1, clock: 1, state: {} }));
  room.receive(relay, encodeAwareness({ client: 2, clock: 1, state: {} }));
  room.receive(owner, encodeAwareness({ client: 2, clock: 2, state: { own: true } }));
  room.leave(relay);
  expect(present()).toMatchObject([{ client: 2, clock: 2, state: { own: true } }]);
});

test('oversized, non-object and far-future states are dropped, and so are clients beyond the limit', () => {
  const ann = speaker('ann');
  room.receive(ann, encodeAwareness({ client: 1, clock: 1, state: { text: 'x'.repeat(5_000) } }));
  room.receive(
    ann,
    encodeAwareness({ client: 1, clock: 1, state: [1] }, { client: 1, clock: 1, state: 'name' }),
  );
  room.receive(ann, encodeAwareness({ client: 1, clock: 2 ** 52, state: {} }));
  expect(room.flush()).toBeNull();
  const many = Array.from({ length: 9 }, (_, client) => ({ client, clock: 1, state: {} }));
  room.receive(ann, encodeAwareness(...many));
  expect(present().length).toBe(3);
});

test('a cut off message is refused', () => {
  const message = encodeAwareness({ client: 1, clock: 1, state: { a: 1 } });
  expect(() => room.receive(speaker('ann'), message.subarray(0, message.length - 1))).toThrow('too early');
});
