import type { Document } from '@hocuspocus/server';
import { type Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';

type Changes = Record<'added' | 'updated' | 'removed', number[]>;
interface State {
  cursor?: { card?: string };
}

const BRIDGED = { source: 'local', context: { bridged: true } } as const;

/** Bridges the presence of users at the source and at the view. Cursor data about a card hidden from guests is removed. */
export class PresenceBridge {
  private readonly toView: (changes: Changes, origin: unknown) => void;
  private readonly toSource: (changes: Changes, origin: unknown) => void;

  constructor(
    private readonly source: Document,
    private readonly view: Document,
    private readonly sees: (card: string) => boolean,
  ) {
    this.toView = (changes, origin) => this.carry(source.awareness, view.awareness, changes, origin, true);
    this.toSource = (changes, origin) => this.carry(view.awareness, source.awareness, changes, origin, false);
    source.awareness.on('update', this.toView);
    view.awareness.on('update', this.toSource);
    this.carryAll();
  }

  stop(): void {
    this.source.awareness.off('update', this.toView);
    this.view.awareness.off('update', this.toSource);
  }

  private carryAll(): void {
    const added = [...this.source.awareness.getStates().keys()];
    this.toView({ added, updated: [], removed: [] }, undefined);
  }

  private carry(from: Awareness, to: Awareness, { added, updated, removed }: Changes, origin: unknown, filtered: boolean): void {
    const clients = [...added, ...updated, ...removed].filter((client) => from.meta.has(client));
    if (origin === BRIDGED || clients.length === 0) return;
    const states = filtered ? this.narrowedOf(from, clients) : from.getStates();
    applyAwarenessUpdate(to, encodeAwarenessUpdate(from, clients, states as Awareness['states']), BRIDGED);
  }

  private narrowedOf(from: Awareness, clients: readonly number[]): Map<number, Record<string, unknown>> {
    return new Map(
      clients.flatMap((client) => {
        const state = from.getStates().get(client);
        return state ? [[client, this.narrowed(state)] as const] : [];
      }),
    );
  }

  private narrowed(state: Record<string, unknown>): Record<string, unknown> {
    const card = (state as State).cursor?.card;
    return card === undefined || this.sees(card) ? state : { ...state, cursor: null };
  }
}
