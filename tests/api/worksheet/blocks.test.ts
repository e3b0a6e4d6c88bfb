import { BLOCK_KINDS, BORDER_STYLES, LIMITS, type Worksheet, type WorksheetBlock } from '@murmel/contracts';
import { seedWorksheet } from '@murmel/documents';
import { type Account, seedDocument, Worksheet as WorksheetRow } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEFAULT_RULES } from '../../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { copied } from '../remixes/copies.js';
import { BLOCKS, type BlockAnswer, SHEETS, worksheetCast } from './worksheet-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** The id of a sheet with as many blocks as it can hold. */
async function fullSheet(owner: Account): Promise<string> {
  const { id } = await api.people.item(owner, { kind: 'worksheet', privacy: 'secret' });
  const { manager } = api.database;
  const blocks = Array.from({ length: LIMITS.worksheet.blocks }, () => ({ kind: 'Divider' as const }));
  await seedDocument(manager, id, seedWorksheet(worksheetContent({ blocks }, owner.id)), { accountId: owner.id, visitorId: null });
  await manager.insert(WorksheetRow, { itemId: id, ...DEFAULT_RULES });
  return id;
}

describe('the blocks of a worksheet', () => {
  it('[WKS-01] [WKS-13] of each kind are added, changed, moved, copied and removed by calls, and read back from the document', {
    tags: ['proof'],
  }, async () => {
    const cast = await worksheetCast(api);
    const { browser } = cast.owner;
    for (const kind of BLOCK_KINDS) {
      const made = await browser.post<WorksheetBlock>(`${cast.path}/blocks`, { kind, task: 'Neu' });
      expect([made.status, made.body.kind, made.body.task]).toEqual([201, kind, 'Neu']);
      expect((await browser.get(`${BLOCKS}/${made.body.id}`)).body).toEqual(made.body);
    }
    expect((await browser.post<Refusal>(`${cast.path}/blocks`, { kind: 'Drawing' })).status).toBe(400);
    const [first, second] = (await browser.get<WorksheetBlock[]>(`${cast.path}/blocks`)).body as [WorksheetBlock, WorksheetBlock];
    const moved = await browser.patch<WorksheetBlock>(`${BLOCKS}/${first.id}/move`, { after: ownId({ body: second }) });
    expect(moved.status).toBe(200);
    const copy = await browser.patch<WorksheetBlock>(`${BLOCKS}/${second.id}/duplicate`);
    const changed = await browser.put<WorksheetBlock>(`${BLOCKS}/${copy.body.id}`, {
      task: 'Anders',
      points: 7,
      width: 'half',
      newPage: true,
    });
    expect(changed.body).toMatchObject({ task: 'Anders', points: 7, width: 'half', newPage: true });
    const { blocks, block } = await cast.stored();
    expect(blocks.slice(0, 3).map(({ id }) => id)).toEqual([ownId({ body: second }), ownId(copy), ownId({ body: first })]);
    expect(block(ownId(copy))).toMatchObject({ task: 'Anders', points: 7 });
    expect((await browser.delete(`${BLOCKS}/${copy.body.id}`)).status).toBe(200);
    expect((await cast.stored()).block(ownId(copy))).toBeUndefined();
    expect((await browser.get(`${BLOCKS}/${copy.body.id}`)).status).toBe(404);
  });

  it('[WKS-04] [WKS-08] [A30] what does not fit is refused with the number, and nothing changes', async () => {
    const cast = await worksheetCast(api);
    const { browser } = cast.owner;
    const before = await cast.stored();
    const change = async (kind: Parameters<typeof cast.address>[0], content: object): Promise<unknown> => {
      const { status, body } = (await browser.put(`${BLOCKS}/${cast.address(kind)}`, { content })) as BlockAnswer;
      return [status, body.code, body.data?.['limit']];
    };
    expect(await change('FillInTheBlankText', { text: 'Die {Lücke' })).toEqual([422, 'GAP_WITHOUT_END', undefined]);
    expect(await change('FillInTheBlankText', { text: '{ / }' })).toEqual([422, 'GAP_EMPTY', undefined]);
    expect(await change('FillInTheBlankText', { text: '{a}'.repeat(61) })).toEqual([422, 'GAP_LIMIT_REACHED', 60]);
    expect(await change('FillInTheBlankText', { text: 'x'.repeat(5001) })).toEqual([422, 'TEXT_TOO_LONG', 5000]);
    expect(await change('MultipleChoice', { options: [] as unknown[], correct: 3 })).toEqual([422, 'BLOCK_INVALID', undefined]);
    const video = (await browser.post(`${cast.path}/blocks`, {
      kind: 'Video',
      content: { address: 'https://schule.example/film' },
    })) as BlockAnswer;
    expect([video.status, video.body.code]).toEqual([422, 'BLOCK_INVALID']);
    const strangers = (await browser.post(`${cast.path}/blocks`, { kind: 'Image', content: { file: crypto.randomUUID() } })) as BlockAnswer;
    expect([strangers.status, strangers.body.code]).toEqual([422, 'BLOCK_INVALID']);
    const full = await fullSheet(cast.owner.account);
    const more = (await browser.post(`${SHEETS}/${full}/blocks`, { kind: 'Divider' })) as BlockAnswer;
    expect([more.status, more.body.code, more.body.data?.['limit']]).toEqual([422, 'BLOCK_LIMIT_REACHED', 100]);
    expect((await cast.stored()).block(cast.one('FillInTheBlankText'))).toEqual(before.block(cast.one('FillInTheBlankText')));
  });

  it('[WKS-03] options and solutions have calls of their own; what is correct is for authors alone', async () => {
    const cast = await worksheetCast(api);
    const options = `${BLOCKS}/${cast.address('MultipleChoice')}/answer_options`;
    const { browser } = cast.owner;
    const made = await browser.post<{ id: string }>(options, { text: 'Licht', correct: true });
    expect(made.body).toMatchObject({ text: 'Licht', correct: true });
    expect((await browser.put(`${options}/b`, { text: 'Salz', correct: true })).body).toEqual({ id: 'b', text: 'Salz', correct: true });
    expect((await browser.delete(`${options}/a`)).status).toBe(200);
    expect((await browser.put(`${options}/a`, { text: 'x' })).status).toBe(404);
    const { content } = (await cast.stored()).block(cast.one('MultipleChoice'))!;
    expect(content).toMatchObject({
      correct: ['c', made.body.id, 'b'],
      options: [{ id: 'b', text: 'Salz' }, { id: 'c' }, { text: 'Licht' }],
    });
    expect(JSON.stringify((await cast.guest.browser.get(options)).body)).not.toContain('correct');

    const solution = `${BLOCKS}/${cast.address('Text')}/solution`;
    expect((await browser.get(solution)).body).toEqual({ text: 'Sie atmet.' });
    expect((await browser.put(solution, { text: 'Sie atmet nachts.' })).body).toEqual({ text: 'Sie atmet nachts.' });
    expect((await browser.delete(solution)).status).toBe(200);
    expect((await browser.get(solution)).body).toEqual({ text: '' });
    for (const { browser: other } of [cast.reader, cast.guest]) expect((await other.get(solution)).status).toBe(403);
    expect((await browser.get(`${BLOCKS}/${cast.address('Hint')}/solution`)).status).toBe(404);
  });

  it('are changed by owner and invited alone, and seen by guests without what would tell the answers', { tags: ['proof'] }, async () => {
    const cast = await worksheetCast(api);
    const address = `${BLOCKS}/${cast.address('Text')}`;
    const calls: ((browser: TestBrowser) => Promise<Answer<unknown>>)[] = [
      (browser) => browser.post(`${cast.path}/blocks`, { kind: 'Text' }),
      (browser) => browser.put(address, { task: 'Fremd' }),
      (browser) => browser.patch(`${address}/move`, { after: null }),
      (browser) => browser.patch(`${address}/duplicate`),
      (browser) => browser.delete(address),
    ];
    for (const call of calls) {
      for (const { browser } of [cast.reader, cast.guest]) expect((await call(browser)).status).toBe(403);
      await expectUnknown(cast, call);
    }
    expect((await cast.writer.browser.put<WorksheetBlock>(address, { task: 'Zusammen' })).body.task).toBe('Zusammen');

    const { body } = await cast.guest.browser.get<Worksheet>(cast.path);
    const seen = JSON.stringify(body);
    for (const secret of ['Sie atmet.', 'correct', 'zwei', 'eins', 'Beides kommt']) expect(seen).not.toContain(secret);
    expect(body.worksheet.blocks.find(({ kind }) => kind === 'FillInTheBlankText')?.content).toMatchObject({
      shown: 'Die Steigung ist {6}, der Abschnitt {6}.',
    });
    expect(JSON.stringify((await cast.owner.browser.get<Worksheet>(cast.path)).body)).toContain('{2/zwei}');
  });

  it('hints are kept back where the teacher wants none; how it looks and is worked on is changed by one call', async () => {
    const cast = await worksheetCast(api);
    const before = (await cast.guest.browser.get<Worksheet>(cast.path)).body.worksheet;
    expect(before.blocks.some(({ kind }) => kind === 'Hint')).toBe(true);
    const answer = await cast.owner.browser.put<Worksheet>(cast.path, {
      hints: false,
      border: 'comic',
      minutes: 20,
      state: 'closed',
      title: 'Neu',
    });
    expect(answer.body).toMatchObject({
      title: 'Neu',
      worksheet: { look: { border: 'comic' }, rules: { hints: false, minutes: 20, state: 'closed' } },
    });
    const after = (await cast.guest.browser.get<Worksheet>(cast.path)).body.worksheet;
    expect(after.blocks.some(({ kind }) => kind === 'Hint')).toBe(false);
    expect(after.revision).not.toBe(before.revision);
    for (const input of [{ minutes: 0 }, { minutes: 241 }, { border: 'zigzag' }, { state: 'gone' }])
      expect((await cast.owner.browser.put(cast.path, input)).status).toBe(400);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.put(cast.path, { state: 'open' })).status).toBe(403);
  });

  it('[WKS-02] each of the ten frames is kept, and no other', { tags: ['proof'] }, async () => {
    const cast = await worksheetCast(api);
    expect([...BORDER_STYLES].sort()).toEqual(
      'brutal brutal_rounded comic dashed dotted no_border retro simple simple_rounded sketchy'.split(' '),
    );
    for (const border of BORDER_STYLES) {
      const { status, body } = await cast.owner.browser.put<Worksheet>(cast.path, { border });
      expect([status, body.worksheet.look.border, (await cast.stored()).look.border]).toEqual([200, border, border]);
    }
    for (const border of ['zigzag', 'Simple', '', null, ['comic'], { toString: 'comic' }, '__proto__'])
      expect((await cast.owner.browser.put(cast.path, { border })).status).toBe(400);
    expect((await cast.stored()).look.border).toBe(BORDER_STYLES.at(-1));
  });

  it('a new worksheet is an empty sheet that is open, and a copy takes solutions along but no work', async () => {
    const cast = await worksheetCast(api);
    const made = await cast.owner.browser.post<Worksheet>(SHEETS, {});
    expect(made.body).toMatchObject({
      title: 'Neues Arbeitsblatt',
      privacy: 'locked',
      worksheet: { blocks: [], rules: { state: 'open' } },
    });
    await cast.begin(cast.guest.browser);
    const copy = await copied(cast.owner.browser, cast.item.id);
    const { worksheet } = (await cast.owner.browser.get<Worksheet>(`${SHEETS}/${copy.id}`)).body;
    expect(worksheet.blocks.map(({ kind }) => kind)).toEqual([
      'StaticText',
      'MultipleChoice',
      'FillInTheBlankText',
      'Text',
      'Hint',
      'Upload',
    ]);
    expect(JSON.stringify(worksheet)).toContain('{2/zwei}');
    expect((await cast.owner.browser.get<{ total: number }>(`${SHEETS}/${copy.id}/responses`)).body.total).toBe(0);
  });
});
