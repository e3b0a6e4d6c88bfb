import { BLOCK_KINDS, type Json, LIMITS, type PartFields, type WorksheetOperationName } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type BoardData, changed } from '../board/board-data.js';
import { type BoardActor, runOperation } from '../board/operations.js';
import { tables } from '../shapes/sample-parts.js';
import { worksheetKind } from './kind.js';
import { hintedTaskNumber, hintsOf, parseWorksheet, tasksOf } from './parse.js';
import { WORKSHEET_TABLES, type WorksheetTable } from './schema.js';
import { WORKSHEET_OPERATIONS } from './worksheet-operations.js';

type Data = BoardData<WorksheetTable>;
const owner: BoardActor = { person: 'owner', trusted: true, base: 'write', at: 1 };
const guest: BoardActor = { ...owner, person: 'guest', trusted: false };
const id = (name: string): string => name.padEnd(12, '0');
const sheet = (blocks: Record<string, PartFields>): Data =>
  tables(WORKSHEET_TABLES, {
    settings: {},
    blocks: Object.fromEntries(Object.entries(blocks).map(([name, fields]) => [id(name), fields])),
  }) as Data;
const three = () =>
  sheet({
    one: { kind: 'Text', order: 'a0', task: 'Begründe.', 'content.solution': 'Geheim', 'content.lines': 4 },
    two: { kind: 'Hint', order: 'a1', 'content.text': 'Denk an das Licht.' },
    three: {
      kind: 'FillInTheBlankText',
      order: 'a2',
      'content.text': 'In {Blättern}',
      'content.others': ['Wurzeln'],
      'content.bank': true,
    },
  });

function run<N extends WorksheetOperationName>(data: Data, name: N, input: object, actor = owner) {
  let made = 0;
  const operation = WORKSHEET_OPERATIONS[name] as unknown as Parameters<typeof runOperation>[0];
  const outcome = runOperation(operation, parseWorksheet(data), actor, input, () => id(`made${(made += 1)}`));
  if ('refusal' in outcome) return outcome.refusal;
  return changed(data, outcome.changes as never);
}
const orderOf = (data: unknown): string[] => parseWorksheet(data as Data).blocks.map((block) => block.id.replace(/0+$/, ''));

describe('[WKS-01] the blocks of a worksheet', () => {
  it('are thirteen kinds, each of which can be added with what it begins with', () => {
    expect([...BLOCK_KINDS].sort()).toEqual(
      'Divider File FillInTheBlankText H5p Hint Image MultipleChoice SingleChoice Spacer StaticText Text Upload Video'.split(' '),
    );
    for (const kind of BLOCK_KINDS) {
      const after = run(sheet({}), 'addBlock', { kind });
      expect(parseWorksheet(after as Data).blocks).toMatchObject([{ kind, task: '', points: null, width: 'full' }]);
    }
  });

  it('what nobody could have written is left out or replaced, a kind of a newer release is kept', () => {
    const data = sheet({
      text: { kind: 'Text', order: 7, points: 'viele', width: 'huge', 'content.lines': 4000, 'content.secret': 'x' },
      newer: { kind: 'Drawing', order: 'a5', 'content.size': 3 },
      none: { kind: '<b>', order: 'a1' },
    });
    const { blocks, block, stored } = parseWorksheet(data);
    expect(blocks.map(({ kind }) => kind)).toEqual(['Text', 'unknown']);
    expect(block(id('text'))).toMatchObject({ points: null, width: 'full', content: { lines: 5, ground: null, solution: '' } });
    const copied = run(data, 'duplicateBlocks', { blocks: [id('newer')] }) as Data;
    expect(copied.blocks.get(id('made1'))).toMatchObject({ kind: 'Drawing', 'content.size': 3 });
    expect(stored(id('newer'))['content.size']).toBe(3);
  });

  it('[WKS-14] are moved, several at once, and keep their order among each other', () => {
    expect(orderOf(run(three(), 'moveBlocks', { blocks: [id('three'), id('one')], after: id('two') }))).toEqual(['two', 'one', 'three']);
    expect(orderOf(run(three(), 'moveBlocks', { blocks: [id('three')], after: null }))).toEqual(['three', 'one', 'two']);
    expect(orderOf(run(three(), 'moveBlocks', { blocks: [id('one')] }))).toEqual(['two', 'three', 'one']);
    expect(orderOf(run(three(), 'moveBlocks', { blocks: [id('one'), id('two')], after: id('two') }))).toEqual(['one', 'two', 'three']);
    expect(orderOf(run(three(), 'duplicateBlocks', { blocks: [id('two'), id('one')] }))).toEqual(['one', 'two', 'made1', 'made2', 'three']);
  });

  it('bad input is refused with the number, and nothing changes', () => {
    const full = sheet(
      Object.fromEntries(Array.from({ length: LIMITS.worksheet.blocks }, (_, at) => [`b${at}x`, { kind: 'Divider', order: 'a0' }])),
    );
    expect(run(full, 'addBlock', { kind: 'Text' })).toEqual({ code: 'BLOCK_LIMIT_REACHED', limit: 100 });
    expect(run(full, 'duplicateBlocks', { blocks: [id('b1x')] })).toEqual({ code: 'BLOCK_LIMIT_REACHED', limit: 100 });
    const change = (content: Record<string, Json>, block = 'three') => run(three(), 'changeBlock', { block: id(block), content });
    expect(change({ text: '{offen' })).toEqual({ code: 'GAP_WITHOUT_END' });
    expect(change({ text: '{a}'.repeat(61) })).toEqual({ code: 'GAP_LIMIT_REACHED', limit: 60 });
    expect(change({ text: 'x'.repeat(5001) })).toEqual({ code: 'TEXT_TOO_LONG', limit: 5000 });
    expect(change({ solution: 'x'.repeat(5001) }, 'one')).toEqual({ code: 'TEXT_TOO_LONG', limit: 5000 });
    expect(change({ lines: 31 }, 'one')).toEqual({ code: 'BLOCK_INVALID' });
    expect(change({ shown: 'x' })).toEqual({ code: 'BLOCK_INVALID' });
    expect(run(three(), 'changeBlock', { block: id('gone'), task: 'x' })).toEqual({ code: 'NOT_FOUND' });
    const twice = [
      { id: 'a', text: '1' },
      { id: 'a', text: '2' },
    ];
    expect(run(three(), 'addBlock', { kind: 'SingleChoice', content: { options: twice } })).toEqual({ code: 'BLOCK_INVALID' });
    const video = run(three(), 'addBlock', { kind: 'Video', content: { address: 'https://example.org/film' } });
    expect(video).toEqual({ code: 'BLOCK_INVALID' });
  });

  it('nobody without trust changes anything', () => {
    const inputs: Record<WorksheetOperationName, object> = {
      addBlock: { kind: 'Text' },
      changeBlock: { block: id('one'), task: 'x' },
      moveBlocks: { blocks: [id('one')] },
      duplicateBlocks: { blocks: [id('one')] },
      removeBlocks: { blocks: [id('one')] },
      changeLook: { border: 'comic' },
    };
    for (const [name, input] of Object.entries(inputs))
      expect(run(three(), name as WorksheetOperationName, input, guest)).toEqual({ code: 'FORBIDDEN' });
  });
});

describe('[WKS-03] what those get who work on a sheet', () => {
  it('no solution, no correct option, no word of a gap, and nothing of kinds and fields that are not known here', () => {
    const data = sheet({
      ...Object.fromEntries([...three().blocks].map(([name, fields]) => [name, fields])),
      choice: { kind: 'SingleChoice', order: 'a3', 'content.options': [{ id: 'a', text: 'Ja' }], 'content.correct': ['a'], glow: 1 },
      newer: { kind: 'Drawing', order: 'a5', 'content.secret': 'Geheim' },
    });
    const view = worksheetKind.viewOf(data);
    const travels = JSON.stringify([...view.blocks]);
    for (const secret of ['Geheim', 'correct', 'solution', 'glow', '{Blättern}', 'Drawing']) expect(travels).not.toContain(secret);
    const gaps = parseWorksheet(view).block(id('three'));
    expect(gaps?.content).toMatchObject({ text: '', shown: 'In {12}', words: ['Blättern', 'Wurzeln'] });
    expect(parseWorksheet(data).block(id('three'))?.content).toMatchObject({ shown: 'In {12}', words: ['Blättern', 'Wurzeln'] });
  });

  it('what did not change keeps its identity', () => {
    const data = three();
    const changedOne = run(data, 'changeBlock', { block: id('one'), task: 'Neu' }) as Data;
    const [before, after] = [worksheetKind.viewOf(data), worksheetKind.viewOf(changedOne)];
    expect(after.blocks.get(id('three'))).toBe(before.blocks.get(id('three')));
    expect(parseWorksheet(changedOne).block(id('three'))).toBe(parseWorksheet(data).block(id('three')));
  });

  it('tasks have numbers, hints belong to the task before them', () => {
    const read = parseWorksheet(three());
    expect(tasksOf(read).map((task) => task.id)).toEqual([id('one'), id('three')]);
    expect(hintsOf(read, id('one')).map((hint) => hint.id)).toEqual([id('two')]);
    expect(hintsOf(read, id('three'))).toEqual([]);
  });

  it('a hint belongs to the nearest task above it, whatever stands between them; above all tasks it belongs to none', () => {
    const read = parseWorksheet(
      sheet({
        early: { kind: 'Hint', order: 'a0' },
        one: { kind: 'Text', order: 'a1' },
        text: { kind: 'StaticText', order: 'a2' },
        late: { kind: 'Hint', order: 'a3' },
        picture: { kind: 'Image', order: 'a4' },
        later: { kind: 'Hint', order: 'a5' },
        two: { kind: 'Text', order: 'a6' },
      }),
    );
    expect(['one', 'two'].map((task) => hintsOf(read, id(task)).map((hint) => hint.id))).toEqual([[id('late'), id('later')], []]);
    const numbers = ['early', 'late', 'later', 'gone'].map((hint) => hintedTaskNumber(read.blocks, { id: id(hint) }));
    expect(numbers).toEqual([0, 1, 1, 0]);
  });
});
