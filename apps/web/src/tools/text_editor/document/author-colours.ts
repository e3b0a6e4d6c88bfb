import { personAppearance } from '../../../ui/marbles/person-appearance';
import type { AuthorsByClient, MarkedAuthor } from '../extensions/author-marks';

export interface Author {
  clientIds: number[];
  id: string;
  name: string;
  teacher: boolean;
}

/** Each author in the colour that they have everywhere; names stand beside it. */
export function coloursOf(authors: readonly Author[]): { people: MarkedAuthor[]; byClient: AuthorsByClient } {
  const byClient = new Map<number, MarkedAuthor>();
  const people = authors.map(({ id, name, clientIds }) => {
    const marked = { name, colour: personAppearance(id).colour };
    for (const clientId of clientIds) byClient.set(clientId, marked);
    return marked;
  });
  return { people, byClient };
}
