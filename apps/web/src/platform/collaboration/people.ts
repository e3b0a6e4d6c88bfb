import { type PresenceState, presentPersonOf } from '@murmel/contracts';

export type Person = PresenceState['user'];

/** @returns whose state it is; undefined before the server has put a name to it */
export const personOf = presentPersonOf;

/** Returns all others present, once each even with two tabs; the teacher first, then by name. */
export function othersIn(states: ReadonlyMap<number, unknown>, ownClientId: number): Person[] {
  const own = personOf(states.get(ownClientId))?.id;
  const people = new Map<string, Person>();
  for (const [clientId, state] of states) {
    const person = personOf(state);
    if (person && clientId !== ownClientId && person.id !== own) people.set(person.id, person);
  }
  return [...people.values()].sort((a, b) => Number(b.teacher) - Number(a.teacher) || a.name.localeCompare(b.name, 'de'));
}

/** Compares two lists, to avoid rendering the header again for a new list with the same people. */
export function samePeople(a: readonly Person[], b: readonly Person[]): boolean {
  return a.length === b.length && a.every((person, index) => JSON.stringify(person) === JSON.stringify(b[index]));
}
