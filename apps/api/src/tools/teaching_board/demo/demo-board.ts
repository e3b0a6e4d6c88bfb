import { type Json, type NamedEntry, type TeachingBoardInput, type TeachingBoardOperationName, TOOLS } from '@murmel/contracts';
import {
  type BoardActor,
  type BoardData,
  type BoardOperation,
  changed,
  newPartId,
  newTeachingBoard,
  parseTeachingBoard,
  runOperation,
  seedTeachingBoard,
  TEACHING_BOARD_OPERATIONS,
  type TeachingBoard,
  type TeachingBoardTable,
} from '@murmel/documents';
import { type Account, Item, NamesList, newId, seedDocument } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { createItem } from '../../../core/items/create-item.js';
import { toolContent } from '../../../core/parts/part-pointers.js';
import { listEntries } from '../names/list-entries.js';
import { DEMO_GROUPS, DEMO_WORDS, type DemoPage, demoPages, placeOf } from './demo-content.js';

/** Adds a teaching board as in the middle of a lesson, shared by its secret link, with a names list. */
export async function addDemoBoard(manager: EntityManager, owner: Account): Promise<void> {
  const words = DEMO_WORDS[owner.locale ?? 'de'];
  const { id } = await createItem(
    manager,
    owner,
    TOOLS.teaching_board.kind,
    { gradeLevels: ['GRADE_LEVEL_LOWER'], subjectTypes: ['BIOLOGY'] },
    words.title,
  );
  await manager.update(Item, { id }, { privacy: 'secret' });
  const entries = listEntries(DEMO_GROUPS.flat().map((name) => ({ name })));
  const list = await addList(manager, owner, words.list, entries);
  const pages = demoPages(words, { list, entries, tool: await ownTool(manager, owner) });
  await seedDocument(manager, id, seedTeachingBoard(filled(pages, owner.id)), { accountId: owner.id, visitorId: null });
}

async function addList(manager: EntityManager, { id: ownerId }: Account, name: string, entries: NamedEntry[]): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await manager.insert(NamesList, { id, ownerId, name, entries, apart: [], createdAt: now, updatedAt: now });
  return id;
}

/** The teacher's word cloud, where there is one. */
async function ownTool(manager: EntityManager, { id: ownerId }: Account): Promise<Readonly<Record<string, Json>> | undefined> {
  const item = await manager.findOneBy(Item, { ownerId, kind: TOOLS.word_clouds.kind, discardedAt: IsNull() });
  return item ? toolContent(item) : undefined;
}

/** Filled by the same operations as in a lesson. */
function filled(pages: readonly DemoPage[], owner: string): BoardData<TeachingBoardTable> {
  let data = newTeachingBoard();
  const actor: BoardActor = { person: owner, trusted: true, base: 'write', at: Date.now() };
  const run = <N extends TeachingBoardOperationName>(name: N, input: TeachingBoardInput<N>): string => {
    const operation = TEACHING_BOARD_OPERATIONS[name] as BoardOperation<TeachingBoard, TeachingBoardInput<N>, TeachingBoardTable>;
    const outcome = runOperation(operation, parseTeachingBoard(data), actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(`The example board refuses ${name}: ${outcome.refusal.code}`);
    data = changed(data, outcome.changes);
    return outcome.made[0] ?? '';
  };
  const [first] = parseTeachingBoard(data).pages;
  for (const [index, { name, cards }] of pages.entries()) {
    const page = index === 0 && first ? first.id : run('addPage', { name });
    if (index === 0) run('changePage', { page, name });
    for (const { kind, place, title, colour, content } of cards) {
      run('addCard', {
        page,
        kind,
        place: placeOf(place),
        ...(title ? { title } : {}),
        ...(colour ? { colour } : {}),
        ...(content ? { content } : {}),
      });
    }
  }
  return data;
}
