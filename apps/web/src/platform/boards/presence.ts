import { type BoardCursor, boardCursorOf } from '@murmel/contracts';
import type * as Y from 'yjs';
import { type Collaborator, collaboratorOf, otherCollaborators, sameCollaborators } from '../collaboration/collaborators';
import type { QuietAwareness } from '../collaboration/quiet-awareness';
import type { OtherPerson } from './board-session';
import { nextFrame } from './next-frame';

interface Hooks {
  /** account or visitor id of the viewer: their other tabs do not count as others */
  self(): string | null;
  peopleChanged(): void;
}

/**
 * Presence of others on a board and their positions. Cursors move far more often than people join and leave, so the two are published
 * separately.
 */
export class Presence {
  people: readonly Collaborator[] = [];
  private list: readonly OtherPerson[] = [];
  private awareness: QuietAwareness | undefined;
  private cursor: BoardCursor | null = null;
  private visible = false;
  private readonly listeners = new Set<() => void>();
  private readonly frame = nextFrame(() => this.listeners.forEach((listener) => listener()));

  constructor(private readonly hooks: Hooks) {}

  others = (): readonly OtherPerson[] => this.list;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Watches this connection from now on. The presence shown on the previous one is published on it, too. */
  watch(awareness: QuietAwareness, document: Y.Doc): void {
    this.awareness = awareness;
    this.visible = false;
    awareness.on('change', () => {
      if (awareness === this.awareness) this.read(awareness.getStates(), document.clientID);
    });
    this.read(awareness.getStates(), document.clientID);
  }

  /** Shows this person to the others, or hides them. */
  appear(visible: boolean): void {
    if (visible === this.visible || !this.awareness) return;
    this.visible = visible;
    this.awareness.show(visible);
    if (visible && this.cursor) this.awareness.setLocalStateField('cursor', this.cursor);
  }

  show(cursor: BoardCursor | null): void {
    this.cursor = cursor;
    if (this.visible) this.awareness?.setLocalStateField('cursor', cursor);
  }

  stop(): void {
    this.awareness = undefined;
    this.frame.stop();
    this.listeners.clear();
  }

  private read(states: ReadonlyMap<number, unknown>, ownClientId: number): void {
    const self = this.hooks.self();
    this.list = [...states].flatMap(([client, state]): OtherPerson[] => {
      const person = collaboratorOf(state);
      return person && client !== ownClientId && person.id !== self ? [{ client, person, cursor: cursorOf(state) }] : [];
    });
    this.frame.ask();
    const people = otherCollaborators(states, ownClientId).filter(({ id }) => id !== self);
    if (sameCollaborators(people, this.people)) return;
    this.people = people;
    this.hooks.peopleChanged();
  }
}

/** Validates a cursor, because it was sent by another browser. */
function cursorOf(state: unknown): BoardCursor | undefined {
  return boardCursorOf((state as { cursor?: unknown }).cursor);
}
