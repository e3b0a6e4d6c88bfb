import type { BoardAnswer, WorksheetInput, WorksheetOperationName } from '@murmel/contracts';
import { changeDocument, type Sheet, WORKSHEET_OPERATIONS, type WorksheetTable, worksheetKind } from '@murmel/documents';
import type { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BoardClient } from './support/board-client.js';
import { type Holder, Lesson } from './support/lesson.js';
import { until } from './support/until.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

/** At a worksheet. */
class SheetClient extends BoardClient<WorksheetTable, Sheet, { [N in WorksheetOperationName]: WorksheetInput<N> }> {
  constructor(item: Item, holder: Holder, view: boolean) {
    super(lesson, item, holder, view, { kind: worksheetKind, operations: WORKSHEET_OPERATIONS });
  }

  get names(): string[] {
    return this.board.blocks.flatMap((block) => ('task' in block ? [block.task] : []));
  }
}

const [CHOICE, GAPS, TEXT] = ['BlockWahl001', 'BlockLuecke1', 'BlockText001'];
const BLOCKS = new Map([
  [CHOICE, { kind: 'SingleChoice', order: 'a0', task: 'Was gilt?', 'content.correct': ['canaryright'], 'content.solution': 'canary-why' }],
  [GAPS, { kind: 'FillInTheBlankText', order: 'a1', task: 'Ergänze.', 'content.text': 'In {canary-gap/canary-other}' }],
  [TEXT, { kind: 'Text', order: 'a2', task: 'Begründe.', 'content.solution': 'canary-solution' }],
]);
const code = (answer: BoardAnswer): string => (answer.ok ? 'done' : answer.refusal.code);

describe('what those get who work on a sheet', () => {
  it('[WKS-03] [WKS-04] is the sheet as it changes, and no solution, right option, word of a gap or hint that may be switched off in any byte of their line', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.worksheet(teacher, BLOCKS);
    const source = await new SheetClient(item, { accountId: teacher.id }, false).ready();
    const { id: visitorId } = await lesson.visitor(item);
    const guest = await new SheetClient(item, { visitorId }, true).ready();
    expect(guest.names).toEqual(['Was gilt?', 'Ergänze.', 'Begründe.']);

    source.run('changeBlock', { block: GAPS, content: { text: 'Im {canary-later} {canary-two}', solution: 'canary-gaps' } });
    source.run('changeBlock', { block: TEXT, content: { solution: 'canary-written' } });
    source.run('addBlock', { kind: 'Upload', task: 'Foto', content: { solution: 'canary-upload' } });
    source.run('duplicateBlocks', { blocks: [TEXT] });
    changeDocument(source.document, [
      { table: 'blocks', id: TEXT, set: { note: 'canary-note', 'content.later': 'canary-field' } },
      { table: 'blocks', id: 'BlockNeuer01', set: { kind: 'later', task: 'canary-kind', order: 'a9' } },
    ]);
    // Whether hints are offered is a rule of the sheet, and no part of the document: they come by calls.
    source.run('addBlock', { kind: 'Hint', after: TEXT, content: { text: 'canary-hint' } });
    source.run('changeBlock', { block: CHOICE, task: 'Ende' });
    await until(() => guest.names[0] === 'Ende', 'the last change is seen');
    expect(guest.names).toHaveLength(5);
    const line = Buffer.concat(guest.wire).toString('latin1');
    expect(line).toContain('Foto');
    expect(line.match(/canary[a-z-]*/g) ?? []).toEqual([]);
    expect(line).not.toContain('content.correct');
    // Positive control: a colleague receives the canaries.
    const colleague = await new SheetClient(item, { accountId: teacher.id }, false).ready();
    const trusted = Buffer.concat(colleague.wire).toString('latin1');
    for (const word of ['canaryright', 'canary-later', 'canary-written', 'canary-kind', 'canary-hint']) expect(trusted).toContain(word);

    const attempts: [WorksheetOperationName, unknown][] = [
      ['addBlock', { kind: 'Text' }],
      ['changeBlock', { block: TEXT, task: 'Gehackt' }],
      ['moveBlocks', { blocks: [TEXT], after: null }],
      ['duplicateBlocks', { blocks: [TEXT] }],
      ['removeBlocks', { blocks: [TEXT] }],
      ['changeLook', { border: 'comic' }],
    ];
    for (const [operation, input] of attempts) expect(code(await guest.ask(operation, input as never)), operation).toBe('FORBIDDEN');
    const atSource = new SheetClient(item, { visitorId }, false);
    await until(() => atSource.refusals.length > 0, 'the source was refused');
    expect([atSource.refusals[0]?.code, atSource.names]).toEqual(['otherDocument', []]);
    for (const client of [source, guest, colleague, atSource]) client.leave();
  });
});
