import { type PinboardInput, type PinboardOperationName, TOOLS } from '@murmel/contracts';
import {
  type BoardActor,
  type BoardData,
  type BoardOperation,
  changed,
  NEW_PINBOARD,
  newPartId,
  PINBOARD_OPERATIONS,
  type Pinboard,
  type PinboardTable,
  parsePinboard,
  pinboardActivities,
  plainRichText,
  runOperation,
  seedPinboard,
} from '@murmel/documents';
import {
  type Account,
  type Author,
  hashSecret,
  Item,
  newId,
  newSecret,
  PinboardActivity,
  PinboardComment,
  PinboardLike,
  seedDocument,
  Visitor,
} from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../../core/items/create-item.js';
import { DEMO_GUESTS, DEMO_LISTS, type DemoCard, type DemoPerson } from './demo-content.js';

const TITLE = 'Lebensraum Wald';
/** Time from the first list to the last comment. */
const LESSON_MS = 35 * 60_000;
const STEP_MS = 30_000;

/** A board while it is being filled: the same operations as in a lesson, one every half a minute. */
class Lesson {
  data: BoardData<PinboardTable> = NEW_PINBOARD;
  readonly activities: Omit<PinboardActivity, 'id'>[] = [];
  readonly comments: PinboardComment[] = [];
  readonly likes: PinboardLike[] = [];
  private at = Date.now() - LESSON_MS;

  constructor(
    private readonly itemId: string,
    private readonly authors: ReadonlyMap<DemoPerson, Author>,
  ) {}

  /** @returns the id of what was made */
  do<N extends PinboardOperationName>(person: DemoPerson, name: N, input: PinboardInput<N>): string {
    const author = this.authors.get(person)!;
    const actor: BoardActor = { person: author.accountId ?? author.visitorId, trusted: person === 'T', base: 'write', at: this.tick() };
    const operation = PINBOARD_OPERATIONS[name] as BoardOperation<Pinboard, PinboardInput<N>, PinboardTable>;
    const outcome = runOperation(operation, parsePinboard(this.data), actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(`The example board refuses ${name}: ${outcome.refusal.code}`);
    const before = this.data;
    this.data = changed(before, outcome.changes);
    for (const { card, list, ...entry } of pinboardActivities(before, this.data)) {
      this.activities.push({ ...entry, itemId: this.itemId, ...author, cardId: card, listId: list, createdAt: new Date(actor.at) });
    }
    return outcome.made[0] ?? '';
  }

  react(cardId: string, { likes = 0, comments = [] }: DemoCard): void {
    const { itemId } = this;
    for (const author of [...this.authors.values()].slice(0, likes)) {
      this.likes.push({ itemId, cardId, personId: author.accountId ?? author.visitorId ?? '', ...author, createdAt: new Date(this.at) });
    }
    for (const [person, text] of comments)
      this.comments.push({ id: newId(), itemId, cardId, ...this.authors.get(person)!, text, createdAt: new Date(this.tick()) });
  }

  private tick(): number {
    this.at += STEP_MS;
    return this.at;
  }
}

/** A pinboard as it stands after half a lesson, shared by its secret link; guests may write. */
export async function addDemoBoard(manager: EntityManager, owner: Account): Promise<void> {
  const { id } = await createItem(
    manager,
    owner,
    TOOLS.pinboard.kind,
    { gradeLevels: ['GRADE_LEVEL_LOWER'], subjectTypes: ['BIOLOGY'] },
    TITLE,
  );
  await manager.update(Item, { id }, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  const lesson = new Lesson(id, await classOf(manager, owner));
  for (const { name, colour, cards } of DEMO_LISTS) {
    const list = lesson.do('T', 'addList', { name, colour });
    for (const card of cards) {
      const made = lesson.do(card.by, 'addCard', {
        list,
        name: card.name,
        description: plainRichText(card.text ?? ''),
        ...(card.colour ? { colour: card.colour } : {}),
      });
      if (card.link)
        lesson.do(card.by, 'attach', { card: made, attachment: { kind: 'link', description: '', picture: null, ...card.link } });
      lesson.react(made, card);
    }
  }
  await seedDocument(manager, id, seedPinboard(lesson.data), { accountId: owner.id, visitorId: null });
  await manager.insert(PinboardActivity, lesson.activities);
  await manager.insert(PinboardComment, lesson.comments);
  await manager.insert(PinboardLike, lesson.likes);
}

async function classOf(manager: EntityManager, owner: Account): Promise<Map<DemoPerson, Author>> {
  const now = new Date();
  const guests = DEMO_GUESTS.map((displayName) => ({
    id: newId(),
    hash: hashSecret(newSecret()),
    displayName,
    createdAt: now,
    lastSeenAt: now,
  }));
  await manager.insert(Visitor, guests);
  return new Map<DemoPerson, Author>([
    ...guests.map(({ id, displayName }) => [displayName, { accountId: null, visitorId: id }] as const),
    ['T', { accountId: owner.id, visitorId: null }],
  ]);
}
