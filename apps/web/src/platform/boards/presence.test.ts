import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { QuietAwareness } from '../collaboration/quiet-awareness';
import { Presence } from './presence';

const user = (id: string, name: string) => ({ id, name, colour: 1, swirl: 2, teacher: false });

describe('presence on a board', () => {
  let document: Y.Doc;
  let awareness: QuietAwareness;
  const changed = vi.fn();
  let presence: Presence;

  beforeEach(() => {
    vi.useFakeTimers();
    changed.mockReset();
    document = new Y.Doc();
    awareness = new QuietAwareness(document);
    presence = new Presence({ self: () => 'me', peopleChanged: changed });
    presence.watch(awareness, document);
  });
  afterEach(() => {
    presence.stop();
    awareness.destroy();
    vi.useRealTimers();
  });

  const arrives = (client: number, state: Record<string, unknown>) => {
    awareness.states.set(client, state);
    awareness.emit('change', [{ added: [client], updated: [], removed: [] }, 'server']);
  };

  it('lists others with their cursors, one by one, and people once; oneself in another tab is no other', () => {
    const moved = vi.fn();
    presence.subscribe(moved);
    arrives(1, { user: user('ben', 'Ben'), cursor: { x: 3, y: 4, list: 'l', typing: true, card: 5, more: 'x' } });
    arrives(2, { user: user('ben', 'Ben') });
    arrives(3, { user: user('me', 'Ich') });
    arrives(4, { cursor: { x: 1 } });
    expect(presence.others()).toEqual([
      { client: 1, person: user('ben', 'Ben'), cursor: { x: 3, y: 4, list: 'l', typing: true } },
      { client: 2, person: user('ben', 'Ben'), cursor: undefined },
    ]);
    expect(presence.others()).toBe(presence.others());
    expect(presence.people).toEqual([user('ben', 'Ben')]);
    expect(changed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('shows nothing of whoever only reads, and the last cursor once they appear, also on the next connection', () => {
    presence.show({ x: 1 });
    expect(awareness.getLocalState()).toBeNull();
    presence.appear(true);
    expect(awareness.getLocalState()).toMatchObject({ cursor: { x: 1 } });
    const next = new QuietAwareness(new Y.Doc());
    presence.watch(next, next.doc);
    expect(next.getLocalState()).toBeNull();
    presence.appear(true);
    expect(next.getLocalState()).toMatchObject({ cursor: { x: 1 } });
    presence.appear(false);
    expect(next.getLocalState()).toBeNull();
    next.destroy();
  });
});
