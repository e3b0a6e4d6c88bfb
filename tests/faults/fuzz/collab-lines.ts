import { randomBytes } from 'node:crypto';
import { documentName } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import fc from 'fast-check';
import * as Y from 'yjs';
import { RawClient, varUint } from '../../collab/support/raw-client.js';
import type { School } from '../support/school.js';
import { type ByteChange, byteChange, changedBytes } from './byte-changes.js';
import { hostileValue, toJson } from './hostile-values.js';
import { type Mutation, mutated, mutation } from './mutations.js';

/** Where a hostile line goes: a document that it may write, one that it may read, a board's source, and its view. */
export const TARGET_DOCUMENTS = ['written', 'read', 'source', 'view'] as const;
export type TargetDocument = (typeof TARGET_DOCUMENTS)[number];
export type Documents = Record<TargetDocument, Item>;

/** One thing sent over a line. */
type Step =
  /** a frame that a real provider has sent */
  | { send: 'recorded'; frame: number; changes: ByteChange[] }
  /** an edit of an own Yjs client: whole in its frame, broken inside */
  | { send: 'edit'; edit: number; as: 'update' | 'step1' | 'step2'; changes: ByteChange[] }
  | { send: 'presence'; state: unknown; client: number; clock: number; changes: ByteChange[] }
  | { send: 'command'; command: number; input: Mutation[] }
  | { send: 'type'; type: number; body: number[] }
  | { send: 'bytes'; bytes: number[] }
  | { send: 'text'; text: string }
  | { send: 'again'; times: number };

export interface HostileLine {
  place: TargetDocument;
  ticket: 'right' | 'none' | 'invented' | 'twice';
  /** exchanges first what a provider exchanges, so that the rest is looked at */
  polite: boolean;
  steps: Step[];
}

const changes = fc.array(byteChange, { maxLength: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ send: fc.constant('recorded' as const), frame: fc.nat(500), changes }), weight: 4 },
  {
    arbitrary: fc.record({
      send: fc.constant('edit' as const),
      edit: fc.nat(50),
      as: fc.constantFrom('update' as const, 'update' as const, 'step1' as const, 'step2' as const),
      changes,
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      send: fc.constant('presence' as const),
      state: hostileValue,
      client: fc.constantFrom(0, 1, 2 ** 32 - 1, 2 ** 53 - 1),
      clock: fc.constantFrom(0, 1, 2 ** 32, 2 ** 53 - 1),
      changes,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ send: fc.constant('command' as const), command: fc.nat(20), input: fc.array(mutation, { maxLength: 3 }) }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      send: fc.constant('type' as const),
      type: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 127, 128, 2 ** 31, 2 ** 53 - 1),
      body: fc.array(fc.nat(255), { maxLength: 20 }),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ send: fc.constant('bytes' as const), bytes: fc.array(fc.nat(255), { maxLength: 60 }) }), weight: 1 },
  {
    arbitrary: fc.record({ send: fc.constant('text' as const), text: fc.constantFrom('', 'x', '{}', '\0', 'x'.repeat(10_000)) }),
    weight: 1,
  },
  { arbitrary: fc.record({ send: fc.constant('again' as const), times: fc.constantFrom(1, 3, 30) }), weight: 1 },
);

export const hostileLine: fc.Arbitrary<HostileLine> = fc.record({
  place: fc.constantFrom(...TARGET_DOCUMENTS),
  ticket: fc.constantFrom('right', 'right', 'right', 'right', 'none', 'invented', 'twice'),
  polite: fc.constantFrom(true, true, true, false),
  steps: fc.array(step, { minLength: 1, maxLength: 10 }),
});

/** Edits of everything that Yjs can hold, as updates of one new client. */
function edits(): Uint8Array[] {
  const document = new Y.Doc();
  document.clientID = randomBytes(4).readUInt32LE();
  const updates: Uint8Array[] = [];
  document.on('update', (update: Uint8Array) => updates.push(update));
  const root = document.getXmlFragment('default');
  const paragraph = new Y.XmlElement('paragraph');
  root.push([paragraph]);
  const text = new Y.XmlText('Wald und Wiese');
  paragraph.push([text]);
  text.format(0, 4, { bold: true });
  text.insertEmbed(2, { image: 'x' });
  text.delete(3, 5);
  paragraph.setAttribute('level', '7');
  root.push([new Y.XmlElement('table'), new Y.XmlText('lose')]);
  document.getMap('cards').set('x', { name: 'Karte', order: 'a0' });
  document.getMap('cards').set(
    'y',
    new Y.Map([
      ['name', 'Karte'],
      ['list', 7],
    ]),
  );
  document.getMap('cards').delete('x');
  document.getMap('lists').set('', null);
  document.getMap('meta').set('schemaVersion', 99);
  document.getArray('unknown').push([1, 'x', null, true, [[], undefined, Number.NaN, BigInt(7)], {}, 2 ** 60, -0, new Uint8Array(3)]);
  document.getMap('more').set('doc', new Y.Doc());
  root.delete(0, 1);
  updates.push(Y.encodeStateAsUpdate(document), Y.mergeUpdates(updates));
  document.destroy();
  return updates;
}

/** Returns a client's command to a board. */
function command(index: number, list: string): object {
  const id = randomBytes(16).toString('hex');
  const commands = [
    { operation: 'addCard', input: { list, name: 'Wald' } },
    { operation: 'addCard', input: { list, description: 'Wald', after: null } },
    { operation: 'moveCard', input: { card: 'x'.repeat(12), list, after: null } },
    { operation: 'updateCard', input: { card: 'x'.repeat(12), name: 'Wiese' } },
    { operation: 'removeCards', input: { cards: ['x'.repeat(12)] } },
    { operation: 'addList', input: { name: 'Wald' } },
    { operation: 'constructor', input: {} },
  ];
  return { type: 'command', id, ...commands[index % commands.length] };
}

/** Sends everything of a line and hangs up. @param recorded frames without their document's name @returns how it was answered */
export async function send(
  line: HostileLine,
  school: School,
  documents: Documents,
  list: string,
  recorded: readonly Buffer[],
): Promise<string[]> {
  const item = documents[line.place];
  const view = line.place === 'view';
  const [url, name] = [school.urlOf(item, view), documentName(item.kind, item.id, view)];
  const right = (): Promise<string> =>
    school.visitor().then((visitor) => (line.place === 'source' ? school.ownTicket(item) : school.ticket(item, visitor)));
  const client = await RawClient.open(url, name);
  if (line.ticket === 'invented') client.auth('x'.repeat(43));
  if (line.ticket === 'right' || line.ticket === 'twice') {
    const ticket = await right();
    client.auth(ticket);
    if (line.ticket === 'twice') client.auth(ticket);
  }
  if (line.polite) {
    await soon(client, () => client.authenticated);
    client.syncStep1();
    client.syncStep2(Uint8Array.of(0, 0));
    await soon(client, () => client.acknowledgements.length > 0);
  }
  const own = edits();
  let last: Buffer | string = '';
  for (const step of line.steps) {
    const times = step.send === 'again' ? step.times : 1;
    last = step.send === 'again' ? last : frameOf(step, client.name, own, recorded, list);
    for (let count = 0; count < times; count += 1) client.socket.send(last, () => undefined);
  }
  await pause(20);
  client.leave();
  const taken = client.acknowledgements.map((isTaken) => (isTaken ? 'taken' : 'refused'));
  return [
    ...taken,
    ...client.ended.map((reason) => /"code":"(\w+)"/.exec(reason)?.[1] ?? 'ended'),
    ...(client.denied === undefined ? [] : ['denied']),
    ...(client.closed ? [`closed ${client.closeCode}`] : []),
  ];
}

function frameOf(
  step: Exclude<Step, { send: 'again' }>,
  name: string,
  own: readonly Uint8Array[],
  recorded: readonly Buffer[],
  list: string,
): Buffer | string {
  const framed = (type: number, ...parts: Uint8Array[]): Buffer => Buffer.concat([sized(Buffer.from(name)), varUint(type), ...parts]);
  switch (step.send) {
    case 'recorded':
      return step.changes.reduce(changedBytes, Buffer.concat([sized(Buffer.from(name)), recorded[step.frame % recorded.length]!]));
    case 'edit': {
      const update = step.changes.reduce(changedBytes, Buffer.from(own[step.edit % own.length]!));
      return framed(
        0,
        varUint({ step1: 0, step2: 1, update: 2 }[step.as]),
        sized(step.as === 'step1' ? Buffer.from(Y.encodeStateVectorFromUpdate(own.at(-1)!)) : update),
      );
    }
    case 'presence': {
      const entry = Buffer.concat([varUint(1), varUint(step.client), varUint(step.clock), sized(Buffer.from(toJson(step.state)))]);
      return framed(1, sized(step.changes.reduce(changedBytes, entry)));
    }
    case 'command':
      return framed(5, sized(Buffer.from(toJson(step.input.reduce<unknown>(mutated, command(step.command, list))))));
    case 'type':
      return framed(step.type, Buffer.from(step.body));
    case 'bytes':
      return Buffer.from(step.bytes);
    case 'text':
      return step.text;
  }
}

function sized(bytes: Uint8Array): Buffer {
  return Buffer.concat([varUint(bytes.length), bytes]);
}

/** Until something is so, or the line is over. */
async function soon(client: RawClient, isSo: () => boolean): Promise<void> {
  for (let waited = 0; waited < 60 && !client.closed && client.denied === undefined && !isSo(); waited += 1) await pause(5);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
