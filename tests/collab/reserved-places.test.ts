// @module-tag proof
import { LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { timed } from '../support/during-attack.js';
import { promised } from '../support/on-this-machine.js';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

const { connectionsPerDocument } = LIMITS.collaboration;

it('[LIM-03] idle lines of strangers fill their own places only: owner and invited come in within two seconds while more strangers knock', async () => {
  const [owner, colleague] = [await lesson.people.account(), await lesson.people.account()];
  const item = await lesson.document(owner, { privacy: 'public_for_all' });
  await lesson.people.member(item, colleague, 'write');
  const { all: inside, refused } = { all: [] as RawClient[], refused: [] as string[] };
  const knock = async (ticket: string): Promise<RawClient> => {
    const client = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    client.auth(ticket);
    await until(() => client.authenticated || client.denied !== undefined, 'an answer');
    return client;
  };
  const come = async () => RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, {}));
  // The first one opens the document: of those who come before it is open only twenty are let in at once.
  inside.push(await come());
  inside.push(...(await Promise.all(Array.from({ length: connectionsPerDocument - 1 }, come))));
  let done = false;
  const attack = (async () => {
    while (!done) refused.push(String((await knock(await lesson.ticket(item, {}))).denied));
  })();
  for (const { id } of [owner, colleague, owner]) {
    const { ms, answer } = await timed(async () => knock(await lesson.ticket(item, { accountId: id })));
    expect([answer.denied, ms < promised(2000)]).toEqual([undefined, true]);
  }
  done = true;
  await attack;
  expect(new Set(refused)).toEqual(new Set([JSON.stringify({ code: 'tooManyConnections', limit: connectionsPerDocument })]));
  inside.forEach((client) => client.leave());
});
