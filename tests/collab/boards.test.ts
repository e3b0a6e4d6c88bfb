import { randomBytes } from 'node:crypto';
import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { changeDocument } from '@murmel/documents';
import type { Account, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { promised } from '../support/on-this-machine.js';
import { type BoardRoom, card, code, contra, leave, made, openRoom, pro } from './support/board-room.js';
import { Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
afterAll(() => lesson.stop());

/** Each of them sends a part of the 200 attempts, or the limit of commands per second would make it minutes. */
const ATTACKERS = 40;

const lessonWith = (...room: [guests: number, fields?: Partial<Item>, cards?: Record<string, unknown>]): Promise<BoardRoom> =>
  openRoom(lesson, teacher, ...room);

describe('commands', () => {
  it('[T-09] a guest adds a card: everybody has it, written for the guest, with an id that the guest did not choose', async () => {
    const room = await lessonWith(2);
    const [guest, other] = room.guests;
    const id = made(
      await guest!.ask('addCard', { list: pro, name: 'Freunde', description: [{ type: 'paragraph', runs: [{ text: 'machen Mut' }] }] }),
    );
    await Promise.all([room.source.sees('Freunde'), other!.sees('Freunde'), guest!.sees('Freunde')]);
    expect(room.source.board.card(id)).toMatchObject({ name: 'Freunde', author: room.visitors[0]!.id, list: pro, waiting: false });
    const rows = await lesson.database.manager.query<{ visitor_id: string; kind: string }[]>(
      'select visitor_id, kind from pinboard_activity where item_id = $1',
      [room.item.id],
    );
    expect(rows).toEqual([{ visitor_id: room.visitors[0]!.id, kind: 'create_card' }]);
    leave(room);
  });

  it('sent again with the same id it is done once, also after a restart; somebody else with that id is somebody else', async () => {
    const room = await lessonWith(2);
    const id = randomBytes(16).toString('hex');
    const first = made(await room.guests[0]!.ask('addCard', { list: pro, name: 'Einmal' }, id));
    expect(made(await room.guests[0]!.ask('addCard', { list: pro, name: 'Zweimal' }, id))).toBe(first);
    expect(made(await room.guests[1]!.ask('addCard', { list: pro, name: 'Andere' }, id))).not.toBe(first);
    await room.source.sees('Andere');
    leave(room);
    await lesson.restart();
    const again = await new PinboardClient(lesson, room.item, { visitorId: room.visitors[0]!.id }, true).ready();
    expect(made(await again.ask('addCard', { list: pro, name: 'Dreimal' }, id))).toBe(first);
    expect(again.names.sort()).toEqual(['Andere', 'Einmal']);
    again.leave();
  });

  it('[TR-25] [PIN-06] are refused with the number, and the next legal one arrives', async () => {
    const cards = Object.fromEntries(
      Array.from({ length: LIMITS.pinboard.cardsPerList }, (_, n) => [`Karte${String(n).padStart(7, '0')}`, card(pro, `K${n}`)]),
    );
    const room = await lessonWith(1, {}, cards);
    const [guest] = room.guests;
    expect(await guest!.ask('addCard', { list: pro, name: 'Nr. 101' })).toMatchObject({
      ok: false,
      refusal: { code: 'CARD_LIMIT_REACHED', limit: 100 },
    });
    expect(code(await guest!.ask('addCard', { list: contra, name: 'x'.repeat(201) }))).toBe('BAD_REQUEST');
    expect(code(await guest!.ask('addCard', { list: contra, name: ' ' }))).toBe('CARD_EMPTY');
    expect(code(await guest!.ask('addList', { name: 'Meine' }))).toBe('FORBIDDEN');
    made(await guest!.ask('addCard', { list: contra, name: 'geht' }));
    await room.source.sees('geht');
    leave(room);
  });
});

describe('what somebody without trust cannot do, in 200 attempts of each kind', () => {
  // The limit of commands and messages per second makes both of these wait: they wait together.
  it.concurrent('[T-08] [TR-23] [T-28] to cards and lists of others, by command and with forged fields; nobody sees anything of it', {
    tags: ['proof'],
  }, async () => {
    const room = await lessonWith(ATTACKERS + 1, {}, { Lehrerkarte1: card(pro, 'Von der Lehrkraft') });
    const [victim, ...attackers] = room.guests;
    const theirs = made(await victim!.ask('addCard', { list: pro, name: 'Vom Opfer' }));
    await Promise.all([room.source.sees('Vom Opfer'), victim!.sees('Vom Opfer')]);
    const before = JSON.stringify([...room.source.board.cardsOf.values()].flat());
    const seen: string[] = [];
    for (const client of [room.source, victim!])
      client.document.on('update', () => seen.push(JSON.stringify([...client.board.cardsOf.values()].flat().concat())));
    const attempts: [string, unknown][] = [
      ['trashCard', { card: theirs }],
      ['moveCard', { card: theirs, list: contra, after: null }],
      ['changeCard', { card: theirs, colour: 'koralle' }],
      ['changeCard', { card: theirs, name: 'Gehackt' }],
      ['changeCard', { card: theirs, author: room.visitors[1]!.id }],
      ['changeCard', { card: theirs, permission: 'visitor_permissions_invisible' }],
      ['hideCard', { card: theirs, hidden: true }],
      ['destroy', { cards: [theirs] }],
      ['changeSettings', { frozen: true }],
      ['stopPerson', { person: room.visitors[0]!.id, stopped: true }],
      [
        'attach',
        { card: theirs, attachment: { kind: 'link', url: 'https://example.org', title: '', site: '', description: '', picture: null } },
      ],
      ['changeList', { list: pro, name: 'Gehackt' }],
      ['trashList', { list: pro }],
      ['moveList', { list: pro, after: contra }],
      ['fly', {}],
      ['__proto__', {}],
      ['constructor', {}],
      ['addCard', { list: pro, name: 'x', author: room.visitors[0]!.id }],
      ['addCard', { list: pro, name: 'x', id: theirs }],
      ['addCard', { list: 'unbekannt000', name: 'x' }],
    ];
    let refused = 0;
    await Promise.all(
      attackers.map(async (attacker) => {
        for (const [operation, input] of attempts) {
          for (let n = 0; n < 200 / ATTACKERS; ) {
            const answer = await attacker.send({ type: 'command', id: randomBytes(16).toString('hex'), operation, input });
            expect(answer.ok, operation).toBe(false);
            // Too fast says nothing about the attempt itself.
            if (code(answer) === 'TOO_MANY_REQUESTS') await new Promise((resolve) => setTimeout(resolve, 100));
            else [n, refused] = [n + 1, refused + 1];
          }
        }
      }),
    );
    expect(refused).toBe(200 * attempts.length);
    expect(JSON.stringify([...room.source.board.cardsOf.values()].flat())).toBe(before);
    expect(seen).toEqual([]);
    await until(async () => (await attackers[0]!.ask('addCard', { list: pro, name: 'Erlaubt' })).ok, 'the next legal one arrives');
    await victim!.sees('Erlaubt');
    leave(room);
  });

  it.concurrent('[T-08] [T-07] [TR-22] raw Yjs into the view changes nothing for anybody', { tags: ['proof'] }, async () => {
    const room = await lessonWith(2, {}, { Lehrerkarte1: card(pro, 'Bleibt') });
    const [attacker, victim] = room.guests;
    const raw = await RawClient.inside(
      lesson.urlOf(room.item, undefined, true),
      `${lesson.nameOf(room.item)}/view`,
      await lesson.ticket(room.item, { visitorId: room.visitors[0]!.id }),
    );
    for (let n = 0; n < 200; n += 1) {
      const forged = new Y.Doc();
      Y.applyUpdate(forged, Y.encodeStateAsUpdate(attacker!.document));
      const vector = Y.encodeStateVector(forged);
      changeDocument(forged, [
        { table: 'cards', id: 'Lehrerkarte1', set: { name: `Gehackt ${n}` } },
        { table: 'cards', id: `Neu${n}`, set: { name: 'forged' } },
      ]);
      raw.update(Y.encodeStateAsUpdate(forged, vector));
      if (n % 40 === 39) await new Promise((resolve) => setTimeout(resolve, 900));
    }
    await until(() => raw.acknowledgements.length === 200 || raw.closed, 'all were looked at');
    expect(raw.acknowledgements).not.toContain(true);
    expect([room.source.names, victim!.names]).toEqual([['Bleibt'], ['Bleibt']]);
    raw.leave();
    leave(room);
  });

  it('[T-07] nobody without trust opens the source, and nobody with trust is left at the view', async () => {
    const room = await lessonWith(1);
    const atSource = new PinboardClient(lesson, room.item, { visitorId: room.visitors[0]!.id }, false);
    await until(() => atSource.refusals.length > 0, 'it was refused');
    expect(atSource.refusals[0]).toMatchObject({ code: 'otherDocument', wire: 'ticket' });
    const atView = new PinboardClient(lesson, room.item, { accountId: teacher.id }, true);
    await until(() => atView.refusals.length > 0, 'it was sent to the source');
    expect(atView.refusals[0]).toMatchObject({ code: 'otherDocument' });
    [atSource, atView].forEach((client) => client.leave());
    leave(room);
  });

  it('1,000 commands per second: the others go on, and so does the sender afterwards', async () => {
    const room = await lessonWith(2);
    const [attacker, honest] = room.guests;
    for (let n = 0; n < 1000; n += 1) {
      attacker!.provider.sendStateless(
        JSON.stringify({
          type: 'command',
          id: randomBytes(16).toString('hex'),
          operation: 'addCard',
          input: { list: pro, name: `Flut ${n}` },
        }),
      );
    }
    const started = Date.now();
    made(await honest!.ask('addCard', { list: contra, name: 'Ehrlich' }));
    expect(Date.now() - started).toBeLessThan(promised(2000));
    await room.source.sees('Ehrlich');
    expect(room.source.names.filter((name) => name.startsWith('Flut')).length).toBeLessThanOrEqual(SERVER_LIMITS.boardCommands.burst + 20);
    // The flood cost the sender the line; the provider comes back by itself.
    const back = await new PinboardClient(lesson, room.item, { visitorId: room.visitors[0]!.id }, true).ready();
    await until(async () => (await back.ask('addCard', { list: contra, name: 'Danach' })).ok, 'the sender goes on', 15_000);
    await honest!.sees('Danach');
    back.leave();
    leave(room);
  });
});

describe('what guests see', () => {
  it('[E4b] nothing of hidden, unreleased, invisible and trashed cards is on their line', async () => {
    const elsewhere = '00000000-0000-4000-8000-000000000001';
    const room = await lessonWith(
      0,
      {},
      {
        Versteckt001: card(pro, 'canary-hidden', { hidden: true, author: elsewhere }),
        Wartend00001: card(pro, 'canary-waiting', { waiting: true, author: teacher.id }),
        Unsichtbar01: card(pro, 'canary-invisible', { permission: 'visitor_permissions_invisible' }),
        Weggeworfen1: card(pro, 'canary-trashed', { trashed: { at: 1, by: teacher.id } }),
        Sichtbar0001: card(pro, 'Sichtbar'),
      },
    );
    const visitor = await lesson.visitor(room.item);
    const guest = await new PinboardClient(lesson, room.item, { visitorId: visitor.id }, true).ready();
    await guest.sees('Sichtbar');
    room.source.run('changeList', { list: contra, permission: 'visitor_permissions_invisible' });
    const [secret] = room.source.run('addCard', { list: contra, name: 'canary-in-invisible-list' });
    const [soon] = room.source.run('addCard', { list: pro, name: 'Bald weg' });
    room.source.run('stopPerson', { person: elsewhere, stopped: true });
    await guest.sees('Bald weg');
    room.source.provider.awareness?.setLocalState({ cursor: { card: secret, typing: true } });
    room.source.run('hideCard', { card: soon!, hidden: true });
    await guest.missing('Bald weg', 1000);
    room.source.run('changeCard', { card: soon!, name: 'canary-renamed-while-hidden' });
    room.source.run('trashCard', { card: soon! });
    room.source.run('hideCard', { card: soon!, hidden: false });
    room.source.run('addCard', { list: pro, name: 'Ende' });
    await guest.sees('Ende');
    const line = Buffer.concat(guest.wire).toString('latin1');
    expect(line).toContain('Sichtbar');
    expect(line.match(/canary[a-z-]*/g) ?? []).toEqual([]);
    expect(line).not.toContain(secret);
    expect(line).not.toContain('00000000-0000-4000-8000-000000000001');
    guest.leave();
    leave(room);
  });

  it('[C9] a new card waits while the teacher wants to release it: only its author has it, until she does', async () => {
    const room = await lessonWith(2);
    room.source.run('changeSettings', { release: true });
    await room.source.untilSaved();
    await until(() => room.guests[0]!.board.settings.release, 'guests know it');
    const id = made(await room.guests[0]!.ask('addCard', { list: pro, name: 'Wartet' }));
    await until(() => room.guests[0]!.own?.parts['cards']?.[id] !== undefined, 'the author has it');
    await room.source.sees('Wartet');
    expect(room.guests[1]!.own?.parts).toEqual({});
    made(
      await room.guests[0]!.ask('changeCard', { card: id, name: 'Wartet noch' }).then((answer) =>
        answer.ok ? { ...answer, made: ['ok'] } : answer,
      ),
    );
    expect(Buffer.concat(room.guests[1]!.wire).toString('latin1')).not.toContain('Wartet');
    room.source.run('releaseCards', {});
    await Promise.all([
      room.guests[1]!.sees('Wartet noch'),
      until(() => room.guests[0]!.own?.parts['cards'] === undefined, 'it is nothing special any more'),
    ]);
    leave(room);
  });
});
