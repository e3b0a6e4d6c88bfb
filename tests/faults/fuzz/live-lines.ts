import { once } from 'node:events';
import { LIVE_PATH, SERVER_LIMITS } from '@murmel/contracts';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import type { World } from '../../api/access/world.js';
import { type ByteChange, byteChange, changedBytes } from './byte-changes.js';
import { hostileValue, NAMES, toJson } from './hostile-values.js';
import { ACTORS, type Actor } from './http-cases.js';
import { type Mutation, mutated, mutation } from './mutations.js';

/** One packet of Engine.IO, as it stands on the wire. */
type Packet =
  /** a right event, then changed; `ack` is what asks for an answer */
  | { send: 'event'; event: string; about: number; input: Mutation[]; ack: string; changes: ByteChange[] }
  /** an event with bytes beside it, which may not come */
  | { send: 'binary'; event: string; placeholders: number; buffers: number; bytes: number }
  | { send: 'value'; prefix: string; value: unknown }
  | { send: 'text'; text: string }
  | { send: 'bytes'; bytes: number[] }
  | { send: 'large'; bytes: number }
  | { send: 'joins'; count: number };

export interface LiveLine {
  actor: Actor;
  query: string;
  hello: string;
  packets: Packet[];
}

const EVENTS = ['join', 'join', 'leave', 'say', 'disconnect', 'connect', 'error', 'newListener', 'state', 'left', ...NAMES.slice(0, 8)];
const packet: fc.Arbitrary<Packet> = fc.oneof(
  {
    arbitrary: fc.record({
      send: fc.constant('event' as const),
      event: fc.constantFrom(...EVENTS),
      about: fc.nat(200),
      input: fc.array(mutation, { maxLength: 2 }),
      ack: fc.constantFrom('', '1', '0', '99999999999999999999', '-1'),
      changes: fc.oneof(
        { arbitrary: fc.constant<ByteChange[]>([]), weight: 3 },
        { arbitrary: fc.array(byteChange, { maxLength: 2 }), weight: 1 },
      ),
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({
      send: fc.constant('binary' as const),
      event: fc.constantFrom(...EVENTS),
      placeholders: fc.nat(3),
      buffers: fc.nat(3),
      bytes: fc.constantFrom(0, 10, 1000),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      send: fc.constant('value' as const),
      prefix: fc.constantFrom('42', '43', '40', '44', '421', '45', '46', '451-', '42/other,', '40/other,', '4'),
      value: hostileValue,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      send: fc.constant('text' as const),
      text: fc.constantFrom(
        '',
        '0',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '9',
        '2probe',
        '40',
        '41',
        '42',
        '42[',
        '42[]',
        '42[null]',
        '42["join"]',
        '42["join",',
        '4299999["join"]',
        '45-',
        '451-["x"]',
        '4599999999-["x"]',
        '431[]',
        '44"x"',
        '40{"sid":"x"}',
        '42["\\ud800"]',
        '\u001e',
        '42["join",{"_placeholder":true,"num":99}]',
        'b4AAAA',
      ),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ send: fc.constant('bytes' as const), bytes: fc.array(fc.nat(255), { maxLength: 40 }) }), weight: 1 },
  {
    arbitrary: fc.record({
      send: fc.constant('large' as const),
      bytes: fc.constantFrom(SERVER_LIMITS.live.packetBytes - 100, SERVER_LIMITS.live.packetBytes, 1_000_000),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ send: fc.constant('joins' as const), count: fc.constantFrom(2, 25, 60) }), weight: 1 },
);

export const liveLine: fc.Arbitrary<LiveLine> = fc.record({
  actor: fc.constantFrom(...ACTORS),
  query: fc.oneof(
    { arbitrary: fc.constant('EIO=4&transport=websocket'), weight: 8 },
    {
      arbitrary: fc.constantFrom(
        'EIO=3&transport=websocket',
        'transport=websocket',
        'EIO=4&transport=polling',
        'EIO=4&transport=websocket&sid=x',
        'EIO=4&transport=__proto__',
        'EIO=4&transport=websocket&visitor_token=%00',
        'EIO=4&transport=websocket&visitor_token=a&visitor_token=b',
        'EIO=4&transport=websocket&b64=1',
        '%',
      ),
      weight: 1,
    },
  ),
  hello: fc.oneof(
    { arbitrary: fc.constant('40'), weight: 8 },
    { arbitrary: fc.constantFrom('', '40{}', '40{"token":{}}', '40[1]', '40/x', '4040', '40{"__proto__":1}'), weight: 1 },
  ),
  packets: fc.array(packet, { minLength: 1, maxLength: 12 }),
});

/** Sends everything of a line and hangs up. @returns everything that came back */
export async function sendLive(line: LiveLine, port: number, cookie: string, mine: World, stranger: World): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}/?${line.query}`, { headers: cookie ? { cookie } : {} });
  const received: string[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => undefined);
  const send = (data: string | Buffer): void => void (socket.readyState === WebSocket.OPEN && socket.send(data, () => undefined));
  send(line.hello);
  const soon = async (isSo: (text: string) => boolean): Promise<void> => {
    for (let waited = 0; waited < 100 && socket.readyState === WebSocket.OPEN && !received.some(isSo); waited += 1) await pause(5);
  };
  // A client that sends packets before it is admitted is disconnected.
  await soon((text) => text.startsWith('40') || text.startsWith('44'));
  for (const packet of line.packets) packetsOf(packet, mine, stranger).forEach(send);
  // The answer to an unknown join is the last that this line waits for.
  send('42999["join",{"topic":"item","id":"00000000-0000-7000-8000-000000000000"}]');
  await soon((text) => text.startsWith('43999'));
  socket.terminate();
  return received.join('\n');
}

function packetsOf(packet: Packet, mine: World, stranger: World): (string | Buffer)[] {
  switch (packet.send) {
    case 'event': {
      const text = `42${packet.ack}${toJson([packet.event, packet.input.reduce<unknown>(mutated, inputOf(packet.event, packet.about, mine, stranger))])}`;
      return [packet.changes.length === 0 ? text : packet.changes.reduce(changedBytes, Buffer.from(text)).toString()];
    }
    case 'binary': {
      const places = Array.from({ length: packet.placeholders }, (_, num) => ({ _placeholder: true, num }));
      return [
        `45${packet.placeholders}-${JSON.stringify([packet.event, ...places])}`,
        ...Array.from({ length: packet.buffers }, () => Buffer.alloc(packet.bytes, 7)),
      ];
    }
    case 'value':
      return [`${packet.prefix}${toJson(packet.value)}`];
    case 'text':
      return [packet.text];
    case 'bytes':
      return [Buffer.from(packet.bytes)];
    case 'large':
      return [`42["join",{"topic":"item","id":"${'x'.repeat(packet.bytes)}"}]`];
    case 'joins':
      return Array.from(
        { length: packet.count },
        (_, index) => `42${index}["join",{"topic":"${index % 3 === 0 ? 'project' : 'item'}","id":"${idAt(index, mine, stranger)}"}]`,
      );
  }
}

function inputOf(event: string, about: number, mine: World, stranger: World): object {
  const id = idAt(about, mine, stranger);
  const joins = event === 'join';
  if (about % 5 === 0)
    return { topic: 'project', id: about % 3 === 0 ? id : mine.ids['project']!, ...(joins ? { about: { itemId: id } } : {}) };
  return { topic: 'item', id, ...(joins && about % 2 === 0 ? { about: { publicToken: mine.items.word_cloud.publicToken } } : {}) };
}

/** Every id of both worlds in turn. */
function idAt(index: number, mine: World, stranger: World): string {
  const ids = [mine, stranger].flatMap((world) => Object.values(world.ids));
  return ids[index % ids.length]!;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
