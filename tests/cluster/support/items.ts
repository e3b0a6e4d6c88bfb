import {
  EMPTY_TEXT_DOCUMENT,
  NEW_PINBOARD,
  PINBOARD_TABLES,
  parsePinboard,
  readBoard,
  seedPinboard,
  seedTextDocument,
} from '@murmel/documents';
import { type Account, type Item, loadDocument, newId, Survey, SurveyQuestion, seedDocument, WordCloud } from '@murmel/server';
import * as Y from 'yjs';
import { contentOf } from '../../faults/support/typist.js';
import type { Cluster } from './cluster.js';

const OPEN = { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' } as const;

/** The items of one lesson, made straight in the database. */
export class Items {
  constructor(
    private readonly cluster: Cluster,
    private readonly teacher: Account,
  ) {}

  async document(privacy: Item['privacy'] = OPEN.privacy): Promise<Item> {
    const item = await this.cluster.people.item(this.teacher, { ...OPEN, privacy });
    await this.seed(item, seedTextDocument(EMPTY_TEXT_DOCUMENT));
    return item;
  }

  /** @param lists their ids */
  async pinboard(lists: readonly string[]): Promise<Item> {
    const item = await this.cluster.people.item(this.teacher, { ...OPEN, kind: 'pinboard' });
    const data = {
      ...NEW_PINBOARD,
      lists: new Map(lists.map((id, index) => [id, { name: id, order: `a${index}`, author: this.teacher.id }])),
    };
    await this.seed(item, seedPinboard(data));
    return item;
  }

  async cloud(): Promise<Item> {
    const item = await this.cluster.people.item(this.teacher, { ...OPEN, kind: 'word_cloud' });
    const settings = { show: true, showBeforeSubmit: true, wordsPerVisitor: null, filter: true, filterWords: null };
    await this.cluster.database.manager.insert(WordCloud, { itemId: item.id, ...settings });
    return item;
  }

  async survey(): Promise<{ item: Item; questionId: string }> {
    const item = await this.cluster.people.item(this.teacher, { ...OPEN, kind: 'survey' });
    const questionId = newId();
    const { manager } = this.cluster.database;
    const wall = { wallQuestionId: null, wallRevealed: [] };
    await manager.insert(Survey, { itemId: item.id, state: 'open', participantsSee: 'never', publicResult: false, thankYou: '', ...wall });
    const words = { title: 'Wie war es?', description: '', required: true, options: [] };
    await manager.insert(SurveyQuestion, { id: questionId, itemId: item.id, position: 0, type: 'rating', ...words });
    return { item, questionId };
  }

  private seed(item: Item, update: Uint8Array): Promise<unknown> {
    return seedDocument(this.cluster.database.manager, item.id, update, { accountId: this.teacher.id, visitorId: null });
  }
}

/** The text of a document as the database has it. */
export async function storedText(cluster: Cluster, item: Pick<Item, 'id'>): Promise<string> {
  return readStored(cluster, item, contentOf);
}

/** Names of the cards of a pinboard as the database has them. */
export async function storedCards(cluster: Cluster, item: Pick<Item, 'id'>): Promise<string[]> {
  return readStored(cluster, item, (document) =>
    [...parsePinboard(readBoard(document, PINBOARD_TABLES)).cardsOf.values()].flat().map(({ name }) => name),
  );
}

async function readStored<T>(cluster: Cluster, { id }: Pick<Item, 'id'>, read: (document: Y.Doc) => T): Promise<T> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(cluster.database.manager, id));
  const found = read(document);
  document.destroy();
  return found;
}
