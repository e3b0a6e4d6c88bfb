import type { BoardAnswer } from '@murmel/contracts';
import type { Account, Item, Visitor } from '@murmel/server';
import { expect } from 'vitest';
import type { Lesson } from './lesson.js';
import { PinboardClient } from './pinboard-client.js';

/** The lists of every board here. */
export const pro: string = 'ListePro0000';
export const contra: string = 'ListeContra0';
const lists = new Map([
  [pro, { name: 'Pro', order: 'a0', author: '' }],
  [contra, { name: 'Contra', order: 'a1', author: '' }],
]);
export const card = (list: string, name: string, fields: Record<string, unknown> = {}) =>
  ({ place: { list, order: 'a0' }, name, colour: 'none', author: '', createdAt: 1, ...fields }) as never;

export interface BoardRoom {
  item: Item;
  source: PinboardClient;
  guests: PinboardClient[];
  visitors: Visitor[];
}

/** A board with two lists, the teacher at it, and guests. */
export async function openRoom(
  lesson: Lesson,
  teacher: Account,
  guests: number,
  fields: Partial<Item> = {},
  cards: Record<string, unknown> = {},
): Promise<BoardRoom> {
  const item = await lesson.pinboard(teacher, fields, { lists, cards: new Map(Object.entries(cards)) as never });
  const source = await new PinboardClient(lesson, item, { accountId: teacher.id }, false).ready();
  const visitors = await Promise.all(Array.from({ length: guests }, (_, index) => lesson.visitor(item, `Gast ${index}`)));
  const clients = await Promise.all(visitors.map(({ id }) => new PinboardClient(lesson, item, { visitorId: id }, true).ready()));
  return { item, source, guests: clients, visitors };
}

export const leave = ({ source, guests }: BoardRoom): void => [source, ...guests].forEach((client) => client.leave());
/** The id of what a command has made. */
export const made = (answer: BoardAnswer): string => (answer.ok ? answer.made[0]! : expect.fail(answer.refusal.code));
/** How a command was answered. */
export const code = (answer: BoardAnswer): string => (answer.ok ? 'done' : answer.refusal.code);
