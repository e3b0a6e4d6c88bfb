import { type PresenceState, presentPersonOf } from '@murmel/contracts';

export type Collaborator = PresenceState['user'];

/** @returns whose state it is; undefined before the server has put a name to it */
export const collaboratorOf = presentPersonOf;

/** Returns all others present, once each even with two tabs; the teacher first, then by name. */
export function otherCollaborators(states: ReadonlyMap<number, unknown>, ownClientId: number): Collaborator[] {
  const own = collaboratorOf(states.get(ownClientId))?.id;
  const people = new Map<string, Collaborator>();
  for (const [clientId, state] of states) {
    const person = collaboratorOf(state);
    if (person && clientId !== ownClientId && person.id !== own) people.set(person.id, person);
  }
  return [...people.values()].sort((a, b) => Number(b.teacher) - Number(a.teacher) || a.name.localeCompare(b.name, 'de'));
}

/** Compares two lists, to avoid rendering the header again for a new list with the same people. */
export function sameCollaborators(a: readonly Collaborator[], b: readonly Collaborator[]): boolean {
  return a.length === b.length && a.every((person, index) => JSON.stringify(person) === JSON.stringify(b[index]));
}
