import { createHash } from 'node:crypto';
import { partIdFrom } from '@murmel/documents';

/**
 * Returns a command's id in the journal: bound to the person, so that another user's ids cannot be used up or repeated.
 * @returns a UUID
 */
export function commandIdOf(person: string, sent: string): string {
  const hex = createHash('sha256').update(`${person} ${sent}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Ids of what a command makes: the same ones when it comes again, and nothing that its sender could choose. */
export function partIdsOf(commandId: string): () => string {
  let made = 0;
  return () => {
    made += 1;
    return partIdFrom(createHash('sha256').update(`${commandId} ${made}`).digest());
  };
}
