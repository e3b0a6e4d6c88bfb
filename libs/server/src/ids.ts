import { v7 } from 'uuid';

/** Ids are ordered by time (UUID v7): new rows stay together in the index. */
export function newId(): string {
  return v7();
}
