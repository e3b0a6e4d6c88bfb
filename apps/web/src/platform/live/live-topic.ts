import type { LiveAnswer, LiveCalls, LivePushes } from '@murmel/contracts';
import type { Socket } from 'socket.io-client';
import { session } from '../session/store';

type Calls = Pick<Socket<LivePushes, LiveCalls>, 'emit'>;

/** Something that can be looked at live: how it is asked for, and how it is left. */
export interface LiveTopic {
  join(socket: Calls, answer: (answer: LiveAnswer) => void): void;
  leave(socket: Calls): void;
  /** How long it goes on without anybody, so that going from one page to the next is no leaving. */
  lingerMs: number;
}

export function itemTopic(itemId: string): LiveTopic {
  const { publicToken } = session.get();
  return {
    join: (socket, answer) => socket.emit('join', { itemId, ...(publicToken ? { publicToken } : {}) }, answer),
    leave: (socket) => socket.emit('leave', { itemId }),
    lingerMs: 0,
  };
}

/** Pupils are somewhere in a project: in the item of the page that came last, or in none. */
export class ProjectTopic implements LiveTopic {
  readonly lingerMs = 1000;
  private places: { itemId: string | null }[] = [];
  /** what the server heard last; undefined: nothing yet */
  private told: string | null | undefined;

  constructor(private readonly projectId: string) {}

  /** @returns takes it back */
  stand(itemId: string | null): () => void {
    const place = { itemId };
    this.places.push(place);
    return () => {
      this.places = this.places.filter((one) => one !== place);
    };
  }

  /** The server does not know yet where the page is. */
  get moved(): boolean {
    return this.told !== this.place;
  }

  join(socket: Calls, answer: (answer: LiveAnswer) => void): void {
    this.told = this.place;
    socket.emit('joinProject', { projectId: this.projectId, itemId: this.told }, answer);
  }

  leave(socket: Calls): void {
    socket.emit('leaveProject', { projectId: this.projectId });
  }

  private get place(): string | null {
    return this.places.findLast(({ itemId }) => itemId !== null)?.itemId ?? null;
  }
}
