import type { Json, OwnResponse } from '@murmel/contracts';
import { type Item, newId, publish, type Visitor } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { removeAnswerFiles } from '../../../apps/api/src/core/answers/answer-files.js';
import type { AnswerKind } from '../../../apps/api/src/core/answers/answer-kind.js';
import type { AnswerTables } from '../../../apps/api/src/core/answers/answer-tables.js';
import { releaseAnswer, removeResponse } from '../../../apps/api/src/core/answers/moderate-responses.js';
import { responseStore } from '../../../apps/api/src/core/answers/response-store.js';
import { Responses } from '../../../apps/api/src/core/answers/responses.js';
import { plainResponse } from '../../../apps/api/src/core/answers/stored-answers.js';
import { eachResponse, listResponses } from '../../../apps/api/src/core/answers/stored-responses.js';
import { apiError } from '../../../apps/api/src/platform/api-error.js';
import type { RequestContext } from '../../../apps/api/src/platform/request-context.js';
import { startApi, type TestApi } from '../../support/api.js';
import { file } from '../surveys/survey-cast.js';

/** A kind that no tool has: blocks with values of any shape, changed one by one, also on another device. */
interface SheetTypes {
  part: 'blockId';
  asked: { id: string; required: boolean };
  answer: { blockId: string; text?: string; fileId?: string; value?: Json };
  further: { value: Json | null };
  row: object;
  own: OwnResponse<SheetTypes['answer']>;
}
const TABLES: AnswerTables<'blockId', SheetTypes['further']> = {
  responses: 'sheet_response',
  devices: 'sheet_device',
  answers: 'sheet_answer',
  part: { field: 'blockId', column: 'block_id', type: 'uuid' },
  optionIds: 'uuid[]',
  parts: 'sheet_block',
  further: { value: ['value', 'jsonb'] },
  responseColumns: {},
};
const LIMIT = 3;
let open = true;

const sheets: AnswerKind<SheetTypes> = {
  tables: TABLES,
  store: responseStore(TABLES, {
    limit: LIMIT,
    staysOpen: true,
    count: async (manager, itemId) => {
      const [row] = await manager.query<{ count: number }[]>('select count(*)::int as count from sheet_response where item_id = $1', [
        itemId,
      ]);
      return row!.count;
    },
  }),
  find: () => Promise.resolve(),
  open: (manager) =>
    open ? manager.query('select id, required from sheet_block order by position') : Promise.reject(apiError('FORBIDDEN')),
  asked: (blocks) => [...blocks],
  check(block, { blockId, text = null, fileId = null, value = null }, ownFiles) {
    if (!block) return { refused: { problem: 'unknown_block' } };
    if (fileId !== null && !ownFiles.has(fileId)) return { refused: { problem: 'unknown_file' } };
    if (!text && fileId === null && value === null) return { empty: true };
    return { given: { blockId, optionIds: null, number: null, text, fileId, value } };
  },
  shownAnswer(blockId, { text, fileId, value }) {
    if (text !== null) return { blockId, text };
    if (value !== null) return { blockId, value };
    return fileId === null ? undefined : { blockId, fileId };
  },
  toOwnResponse: plainResponse,
  publishChange: (manager, { itemId }) => publish(manager, 'item.changed', { itemId }),
};

let api: TestApi;
let responses: Responses;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  responses = api.application.get(Responses);
  await api.database.query(`
    create table sheet_block (id uuid primary key, position integer not null, required boolean not null);
    create table sheet_response (like survey_response including all, key_hash text);
    create table sheet_device (response_id uuid references sheet_response on delete cascade, visitor_id uuid, created_at timestamptz not null default now());
    create table sheet_answer (
      response_id uuid references sheet_response on delete cascade, block_id uuid references sheet_block on delete cascade,
      option_ids uuid[], number integer, text text, file_id uuid references owner_file on delete set null, value jsonb,
      released boolean not null default false, primary key (response_id, block_id));`);
});
afterAll(() => api.stop());

let item: Item;
const blocks = [newId(), newId(), newId()] as const;
const [gaps, essay, upload] = blocks;
beforeEach(async () => {
  open = true;
  item = await api.people.item(await api.people.account());
  await api.database.query('delete from sheet_block');
  for (const [position, id] of blocks.entries())
    await api.database.query('insert into sheet_block values ($1, $2, $3)', [id, position, id === gaps]);
});

/** A request about the item by a visitor. */
function by(visitor: Visitor | null): RequestContext {
  const actor = { account: null, visitorId: visitor?.id ?? null };
  return { actor, account: null, visitor, item: { id: item.id, facts: {} }, request: { headers: {} } } as unknown as RequestContext;
}
/** Saves these parts as a kind does whose parts are given one by one; all others stay. */
const begin = (context: RequestContext, answers: SheetTypes['answer'][]) => responses.begin(context, sheets, { name: '', answers });
const textOf = async (id: string): Promise<string[]> =>
  (await listResponses(api.database.manager, sheets, item.id, { page: 1, limit: 9 })).entries
    .filter((one) => one.id === id)
    .map((one) => JSON.stringify(one.answers));
const refusal = async (work: Promise<unknown>) => {
  const error = (await work.catch((thrown: unknown) => thrown)) as { code: string; data?: unknown };
  return [error.code, error.data];
};

describe('a third kind of answers', () => {
  it('changes single answers of a draft, also after it was handed in, and leaves all others as they are', async () => {
    const me = by(await api.people.visit(api.browser()));
    await begin(me, [{ blockId: gaps, value: { 1: 'Bach' } }]);
    const own = await begin(me, [{ blockId: essay, text: 'Weil' }]);
    expect(own.answers).toEqual([
      { blockId: gaps, value: { 1: 'Bach' } },
      { blockId: essay, text: 'Weil' },
    ]);
    await responses.submit(me, sheets, { answers: own.answers, incomplete: true });
    const late = await begin(me, [{ blockId: gaps, value: ['Fluss'] }, { blockId: essay }]);
    expect(late).toMatchObject({ id: own.id, answers: [{ blockId: gaps, value: ['Fluss'] }], submittedAt: expect.any(String) });
    expect((await responses.saveDraft(me, sheets, [{ blockId: essay, text: 'Alles neu' }])).answers).toEqual([
      { blockId: essay, text: 'Alles neu' },
    ]);
    open = false;
    expect(await refusal(begin(me, [{ blockId: gaps, value: 1 }]))).toEqual(['FORBIDDEN', undefined]);
    expect((await responses.mine(me, sheets))?.answers).toEqual([{ blockId: essay, text: 'Alles neu' }]);
  });

  it('is submitted as it was saved: what stands in it counts, and what is missing is named by its own word', async () => {
    const [me, other] = [by(await api.people.visit(api.browser())), by(await api.people.visit(api.browser()))];
    const { id: responseId } = await begin(me, [{ blockId: essay, text: 'Weil' }]);
    const submitChanges = (context: RequestContext, answers: SheetTypes['answer'][], incomplete = false) =>
      responses.submitChanges(context, sheets, { responseId, answers, incomplete });
    expect(await refusal(submitChanges(me, [], true))).toEqual(['ANSWER_MISSING', { blockIds: [gaps] }]);
    expect(await refusal(submitChanges(me, [{ blockId: gaps, value: 1 }]))).toEqual(['INCOMPLETE', { blockIds: [upload], count: 1 }]);
    // The refused submission left nothing behind.
    expect((await responses.mine(me, sheets))?.answers).toEqual([{ blockId: essay, text: 'Weil' }]);
    expect(await refusal(submitChanges(other, [{ blockId: gaps, value: 1 }], true))).toEqual(['NOT_FOUND', undefined]);
    expect(await submitChanges(me, [{ blockId: gaps, value: 1 }], true)).toMatchObject({
      id: responseId,
      answers: [
        { blockId: gaps, value: 1 },
        { blockId: essay, text: 'Weil' },
      ],
      submittedAt: expect.any(String),
    });
  });

  it('names its parts by its own word when it refuses', async () => {
    const me = by(await api.people.visit(api.browser()));
    const strange = newId();
    expect(await refusal(responses.submit(me, sheets, { answers: [], incomplete: false }))).toEqual([
      'ANSWER_MISSING',
      { blockIds: [gaps] },
    ]);
    const given = { blockId: gaps, value: 1 };
    expect(await refusal(responses.submit(me, sheets, { answers: [given], incomplete: false }))).toEqual([
      'INCOMPLETE',
      { blockIds: [essay, upload], count: 2 },
    ]);
    const answers = [given, { blockId: strange, text: 'x' }];
    expect(await refusal(responses.submit(me, sheets, { answers, incomplete: true }))).toEqual([
      'ANSWER_INVALID',
      { blockId: strange, problem: 'unknown_block' },
    ]);
    expect(await responses.mine(me, sheets)).toBeNull();
  });

  it('goes on with the same response on another device, with the files that stand in it and no others', async () => {
    const here = await api.people.visit(api.browser());
    const there = await api.people.visit(api.browser());
    const fileId = await file(api, item, { visitor: here });
    const own = await begin(by(here), [{ blockId: upload, fileId }]);
    const foreign = await file(api, item, { visitor: await api.people.visit(api.browser()) });
    const moved = by(there);
    expect(await responses.mine(moved, sheets)).toBeNull();
    await api.database.query('insert into sheet_device (response_id, visitor_id) values ($1, $2)', [own.id, there.id]);
    expect((await responses.mine(moved, sheets))?.id).toBe(own.id);
    const sent = await responses.submit(moved, sheets, {
      answers: [
        { blockId: upload, fileId },
        { blockId: gaps, value: 2 },
      ],
      incomplete: true,
    });
    expect(sent).toMatchObject({ id: own.id, files: [{ id: fileId }], submittedAt: expect.any(String) });
    const wrong = {
      answers: [
        { blockId: gaps, value: 2 },
        { blockId: upload, fileId: foreign },
      ],
      incomplete: true,
    };
    expect((await refusal(responses.submit(moved, sheets, wrong)))[0]).toBe('ANSWER_INVALID');
    const mine = await file(api, item, { visitor: there });
    await responses.change(moved, sheets, own.id, {
      answers: [
        { blockId: gaps, value: 2 },
        { blockId: upload, fileId: mine },
      ],
      incomplete: true,
    });
    expect((await responses.mine(by(here), sheets))?.files).toMatchObject([{ id: mine }]);
    expect(await refusal(responses.change(by(await api.people.visit(api.browser())), sheets, own.id, wrong))).toEqual([
      'NOT_FOUND',
      undefined,
    ]);
  });

  it('covers a text that is another one now, and no other; goes with its files when it is removed', async () => {
    const me = await api.people.visit(api.browser());
    const fileId = await file(api, item, { visitor: me });
    const answers = [
      { blockId: gaps, value: 1 },
      { blockId: essay, text: 'So' },
      { blockId: upload, fileId },
    ];
    const { id } = await responses.submit(by(me), sheets, { answers, incomplete: false });
    const { manager } = api.database;
    for (const partId of [essay, upload]) await releaseAnswer(manager, TABLES, item.id, id, { partId, released: true });
    expect(await refusal(releaseAnswer(manager, TABLES, item.id, id, { partId: gaps, released: true }))).toEqual(['NOT_FOUND', undefined]);
    await begin(by(me), [
      { blockId: essay, text: 'Anders' },
      { blockId: upload, fileId },
    ]);
    const released = 'select block_id from sheet_answer where response_id = $1 and released';
    expect(await manager.query(released, [id])).toEqual([{ block_id: upload }]);
    const all: unknown[] = [];
    for await (const one of eachResponse(manager, sheets, item.id)) all.push(one.answers.length);
    expect(all).toEqual([3]);
    expect(await textOf(id)).toHaveLength(1);
    expect(await refusal(removeResponse(manager, TABLES, newId(), id))).toEqual(['NOT_FOUND', undefined]);
    await removeResponse(manager, TABLES, item.id, id);
    expect(await manager.query('select 1 from owner_file where id = $1', [fileId])).toEqual([]);
    expect(await responses.mine(by(me), sheets)).toBeNull();
  });

  it('takes the files that were sent to a part, and has an end', async () => {
    const people = await Promise.all(Array.from({ length: LIMIT + 1 }, () => api.people.visit(api.browser())));
    const fileId = await file(api, item, { visitor: people[0]! });
    await begin(by(people[0]!), [{ blockId: upload, fileId }]);
    await removeAnswerFiles(api.database.manager, TABLES, item.id, { partId: upload });
    expect(await responses.mine(by(people[0]!), sheets)).toMatchObject({ answers: [], files: [] });
    for (const person of people.slice(1, LIMIT)) await responses.saveDraft(by(person), sheets, [{ blockId: essay, text: 'x' }]);
    expect(await refusal(responses.saveDraft(by(people[LIMIT]!), sheets, []))).toEqual([
      'LIMIT_REACHED',
      { limit: LIMIT, what: 'responses' },
    ]);
  });
});
