import {
  type BoardAnswer,
  CONTENT_KINDS,
  type ContentKind,
  PINBOARD_INPUTS,
  type PinboardInput,
  type PinboardOperationName,
  TEACHING_BOARD_INPUTS,
  TOOLS,
  WEBSITE_INPUTS,
  WORKSHEET_INPUTS,
} from '@murmel/contracts';
import { NEW_WORKSHEET, newTeachingBoard, seedTeachingBoard, seedWebsite, seedWorksheet } from '@murmel/documents';
import { type Item, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import { liveDocumentOfKind } from '../../collab-server/src/documents/registry.js';
import { sampleInputs } from '../api/access/sample-input.js';
import { ACCESS_SITUATIONS, type Begun, begin, LOOKING, type SituationName } from '../support/access-situations.js';
import { BoardClient, type PlayedKind } from './support/board-client.js';
import { card, made } from './support/board-room.js';
import { type Holder, Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

const NAMES = Object.keys(ACCESS_SITUATIONS) as SituationName[];
/** Every promise about rights on open lines is one of two seconds. */
const WITHIN_MS = 2000;
const code = (answer: BoardAnswer): string => (answer.ok ? 'done' : answer.refusal.code);
const isOut = (name: SituationName): boolean => ['none', 'mustAsk'].includes(ACCESS_SITUATIONS[name].standing);

async function holderOf({ item, account }: Begun): Promise<Holder> {
  return account ? { accountId: account.id } : { visitorId: (await lesson.visitor(item)).id };
}

/** Waits until the line knows of it. */
async function turned(name: SituationName, { turn }: Begun, line: Pick<Writer, 'notices' | 'refusals'>, board: boolean): Promise<void> {
  const { standing, trusted, turn: happens } = ACCESS_SITUATIONS[name];
  await turn();
  if (!happens) return;
  if (isOut(name) || (trusted && board)) {
    await until(() => line.refusals.length > 0, 'the line is closed', WITHIN_MS);
    expect(line.refusals[0]?.code).toBe({ none: 'notFound', mustAsk: 'passwordRequired' }[standing as string] ?? 'otherDocument');
  } else {
    const told = () => line.notices.some((notice) => notice.type === 'right' && notice.right === 'read');
    await until(told, 'the line is told', WITHIN_MS);
  }
}

const SAYS_WRITE = 'ListeDarf000';
const OTHERS = 'ListeLehr000';
const [CARD, PICTURE] = ['KarteLehr000', 'AnhangBild00'];
/** Everything that a teacher can give away on a board, they have given away: one list says that people write in it, whatever else the item says. */
const GENEROUS = {
  settings: new Map([['board', { guestLists: true, guestEdits: true }]]),
  lists: new Map([
    [SAYS_WRITE, { name: 'Hier schreibt ihr', order: 'a0', author: '', permission: 'visitor_permissions_write' }],
    [OTHERS, { name: 'Von der Lehrkraft', order: 'a1', author: '' }],
  ]),
  cards: new Map([[CARD, card(SAYS_WRITE, 'Alle dürfen')]]) as never,
  attachments: new Map([
    [
      PICTURE,
      { card: CARD, order: 'a0', kind: 'link', url: 'https://schule.example/', title: '', site: '', description: '', picture: null },
    ],
  ]),
};

/** Parts that the person made while they had write access. */
interface Own {
  person: string;
  list: string;
  card: string;
  trashed: string;
}
/**
 * Each command that a browser may send, with its answer for writers, and for readers while one list says "write". Visitors who only look
 * are refused all of them.
 */
const COMMANDS: {
  [N in PinboardOperationName]: { input: (own: Own) => PinboardInput<N>; write: string; read: string };
} = {
  addCard: { input: () => ({ list: SAYS_WRITE, name: 'neu' }), write: 'done', read: 'done' },
  addList: { input: () => ({ name: 'neu' }), write: 'done', read: 'FORBIDDEN' },
  changeCard: { input: (own) => ({ card: own.card, name: 'anders' }), write: 'done', read: 'done' },
  changeList: { input: (own) => ({ list: own.list, name: 'anders' }), write: 'done', read: 'done' },
  moveCard: { input: (own) => ({ card: own.card, list: SAYS_WRITE, after: null }), write: 'done', read: 'done' },
  removeAttachment: { input: () => ({ attachment: PICTURE }), write: 'done', read: 'done' },
  restoreCard: { input: (own) => ({ card: own.trashed }), write: 'done', read: 'done' },
  trashCard: { input: (own) => ({ card: own.card }), write: 'done', read: 'done' },
  trashList: { input: (own) => ({ list: own.list }), write: 'done', read: 'done' },
  moveList: { input: () => ({ list: SAYS_WRITE, after: null }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  restoreList: { input: (own) => ({ list: own.list }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  destroy: { input: (own) => ({ cards: [own.trashed] }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  hideCard: { input: () => ({ card: CARD, hidden: true }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  releaseCards: { input: () => ({}), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  withholdCards: { input: () => ({ cards: [CARD] }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  changeSettings: { input: () => ({ frozen: false }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  stopPerson: { input: (own) => ({ person: own.person, stopped: false }), write: 'FORBIDDEN', read: 'FORBIDDEN' },
  // Only calls ask for it: they have looked at the file.
  attach: {
    input: () => ({
      card: CARD,
      attachment: { kind: 'link', url: 'https://a.example/', title: '', site: '', description: '', picture: null },
    }),
    write: 'BAD_REQUEST',
    read: 'BAD_REQUEST',
  },
};
const answerTo = (operation: PinboardOperationName, name: SituationName): string => {
  const { write, read } = COMMANDS[operation];
  const answers: Partial<Record<string, string>> = { guestWrite: write, guestRead: read, memberRead: read };
  return answers[ACCESS_SITUATIONS[name].standing] ?? (operation === 'attach' ? 'BAD_REQUEST' : 'FORBIDDEN');
};

async function ownParts(client: PinboardClient, person: string): Promise<Own> {
  const newCard = { list: SAYS_WRITE, name: 'mein' };
  if (!client.view) {
    const [list, mine, trashed] = [
      client.run('addList', { name: 'meine' }),
      client.run('addCard', newCard),
      client.run('addCard', newCard),
    ];
    client.run('trashCard', { card: trashed[0]! });
    await client.untilSaved();
    return { person, list: list[0]!, card: mine[0]!, trashed: trashed[0]! };
  }
  const list = made(await client.ask('addList', { name: 'meine' }));
  const [mine, trashed] = [made(await client.ask('addCard', newCard)), made(await client.ask('addCard', newCard))];
  expect(code(await client.ask('trashCard', { card: trashed }))).toBe('done');
  return { person, list, card: mine, trashed };
}

describe('a pinboard that was given away as far as it goes', () => {
  const first: SituationName[] = [...LOOKING, 'a pupil of a project that runs', 'a guest with the link who may read from now on'];
  it.each(first)('hears every command on open lines and new ones as a call does: from %s', hearsAsCalls);
  it.each(NAMES.filter((name) => !first.includes(name)))('hears every command as a call does: from %s', { tags: ['proof'] }, hearsAsCalls);

  async function hearsAsCalls(name: SituationName): Promise<void> {
    const begun = await begin(lesson, name, (owner, fields) => lesson.pinboard(owner, fields, GENEROUS));
    const { item } = begun;
    const holder = await holderOf(begun);
    const { trusted, standing } = ACCESS_SITUATIONS[name];
    const client = await new PinboardClient(lesson, item, holder, !trusted).ready();
    const own = await ownParts(client, holder.accountId ?? holder.visitorId!);
    await turned(name, begun, client, true);
    const rows = await lesson.journalRows(item);
    if (isOut(name)) {
      client.provider.sendStateless(
        JSON.stringify({ type: 'command', id: 'a'.repeat(32), operation: 'addCard', input: COMMANDS.addCard.input(own) }),
      );
      expect(await lesson.journalRows(item)).toBe(rows);
      return client.leave();
    }
    const later = new PinboardClient(lesson, item, holder, true);
    if (standing === 'memberWrite') {
      // A client with write access to all of it has the board itself, and no view to send commands from.
      await until(() => later.refusals.length > 0, 'the view is refused');
      expect(later.refusals[0]?.code).toBe('otherDocument');
      return [client, later].forEach((one) => one.leave());
    }
    await later.ready();
    const open = trusted ? later : client;
    const answers: Record<string, string> = {};
    for (const operation of Object.keys(COMMANDS) as PinboardOperationName[])
      answers[operation] = code(await open.ask(operation, COMMANDS[operation].input(own) as never));
    const right = Object.fromEntries(
      Object.keys(COMMANDS).map((operation) => [operation, answerTo(operation as PinboardOperationName, name)]),
    );
    expect(answers).toEqual(right);
    const done = Object.values(right).filter((answer) => answer === 'done').length;
    expect(await lesson.journalRows(item)).toBe(rows + done);
    expect(code(await later.ask('addCard', COMMANDS.addCard.input(own)))).toBe(answerTo('addCard', name));
    [client, later].forEach((one) => one.leave());
  }

  it('hears nothing from somebody who came by the gallery, whatever a list says', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.pinboard(teacher, { privacy: 'public_for_all' }, GENEROUS);
    const { id: visitorId } = await lesson.visitor(item);
    const looking = await new PinboardClient(lesson, item, { visitorId }, true, { looksOnly: true }).ready();
    const rows = await lesson.journalRows(item);
    const own = { person: visitorId, list: OTHERS, card: CARD, trashed: CARD };
    for (const operation of Object.keys(COMMANDS) as PinboardOperationName[])
      expect(code(await looking.ask(operation, COMMANDS[operation].input(own) as never)), operation).not.toBe('done');
    expect(await lesson.journalRows(item)).toBe(rows);
    looking.leave();
  });
});

/** Boards that only owner and invited change: commands of all others have no effect, whatever their rights. */
const FOR_TRUSTED: Partial<Record<ContentKind, { inputs: Readonly<Record<string, z.ZodType>>; seed: () => Uint8Array }>> = {
  [TOOLS.teaching_board.kind]: { inputs: TEACHING_BOARD_INPUTS, seed: () => seedTeachingBoard(newTeachingBoard()) },
  [TOOLS.worksheet.kind]: { inputs: WORKSHEET_INPUTS, seed: () => seedWorksheet(NEW_WORKSHEET) },
  [TOOLS.website.kind]: { inputs: WEBSITE_INPUTS, seed: () => seedWebsite() },
};

/** Sends commands, and reads nothing. */
class Sender extends BoardClient<string, unknown, Record<string, unknown>> {
  constructor(item: Item, holder: Holder) {
    super(lesson, item, holder, true, { kind: { tables: [] }, operations: {} } as unknown as PlayedKind<
      string,
      unknown,
      Record<string, unknown>
    >);
  }

  get names(): string[] {
    return [];
  }
}

async function board(kind: ContentKind, ...[owner, fields]: Parameters<Parameters<typeof begin>[2]>): Promise<Item> {
  const item = await lesson.people.item(owner, { kind, ...fields });
  await seedDocument(lesson.database.manager, item.id, FOR_TRUSTED[kind]!.seed(), { accountId: owner.id, visitorId: null });
  return item;
}

describe('a board that only its owner and who was invited change', () => {
  it('is each kind of board but pinboards, of which every command stands above', () => {
    const boards = CONTENT_KINDS.filter((kind) => liveDocumentOfKind(kind)?.board);
    expect([TOOLS.pinboard.kind, ...Object.keys(FOR_TRUSTED)].sort()).toEqual([...boards].sort());
    expect(Object.keys(COMMANDS).sort()).toEqual(Object.keys(PINBOARD_INPUTS).sort());
  });

  const rows = Object.keys(FOR_TRUSTED).flatMap((kind) =>
    NAMES.filter((name) => !ACCESS_SITUATIONS[name].trusted && !isOut(name)).map((name) => [kind as ContentKind, name] as const),
  );
  const first = rows.filter(([, name]) => name === LOOKING[0]);
  it.each(first)('%s does no command of %s', refusesAll);
  it.each(rows.filter((row) => !first.includes(row)))('%s does no command of %s', { tags: ['proof'] }, refusesAll);

  async function refusesAll(kind: ContentKind, name: SituationName): Promise<void> {
    const begun = await begin(lesson, name, (...given) => board(kind, ...given));
    const client = await new Sender(begun.item, await holderOf(begun)).ready();
    await begun.turn();
    const before = await lesson.journalRows(begun.item);
    for (const [operation, schema] of Object.entries(FOR_TRUSTED[kind]!.inputs)) {
      const inputs = sampleInputs(schema, () => 'Teil00000000').inputs.filter((input) => schema.safeParse(input).success);
      expect(inputs.length, operation).toBeGreaterThan(0);
      for (const input of inputs) expect(code(await client.ask(operation, input)), operation).toBe('FORBIDDEN');
    }
    expect(await lesson.journalRows(begun.item)).toBe(before);
    client.leave();
  }
});

describe('a text', () => {
  it.each(LOOKING)('takes no letter from %s over a line that is open', takesWhatIsRight);
  it.each(NAMES.filter((name) => !LOOKING.includes(name)))('takes from %s what their right says', { tags: ['proof'] }, takesWhatIsRight);

  async function takesWhatIsRight(name: SituationName): Promise<void> {
    const begun = await begin(lesson, name, (owner, fields) => lesson.document(owner, fields));
    const teacher = await new Writer(lesson, begun.item, { accountId: begun.owner.id }).ready();
    const writer = await new Writer(lesson, begun.item, await holderOf(begun)).ready();
    writer.type('vorher');
    await writer.untilSaved();
    await turned(name, begun, writer, false);
    const rows = await lesson.journalRows(begun.item);
    const writes = ['guestWrite', 'memberWrite'].includes(ACCESS_SITUATIONS[name].standing);
    writer.type('nachher');
    if (writes) await writer.untilSaved();
    teacher.type('von der Lehrkraft');
    await teacher.untilSaved();
    expect([await lesson.journalRows(begun.item), teacher.content.includes('nachher')]).toEqual([rows + (writes ? 2 : 1), writes]);
    [teacher, writer].forEach((one) => one.leave());
  }
});
