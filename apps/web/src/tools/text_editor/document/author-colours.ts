import { personLook } from '../../../ui/marbles/person-look';
import { marbleColours } from '../../../ui/theme/scales';
import type { AuthorsByClient, MarkedAuthor } from '../extensions/author-marks';

export interface Author {
  clientIds: number[];
  id: string;
  name: string;
  teacher: boolean;
}

/** Each author in the colour of their marble; while colours are left, no two share one. */
export function coloursOf(authors: readonly Author[]): { people: MarkedAuthor[]; byClient: AuthorsByClient } {
  const taken = new Set<string>();
  const byClient = new Map<number, MarkedAuthor>();
  const people = authors.map(({ id, name, clientIds }) => {
    const own = personLook(id).colour;
    const colour = taken.has(own) ? (marbleColours.find((other) => !taken.has(other)) ?? own) : own;
    taken.add(colour);
    const marked = { name, colour };
    for (const clientId of clientIds) byClient.set(clientId, marked);
    return marked;
  });
  return { people, byClient };
}
