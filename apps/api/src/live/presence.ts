import { randomUUID } from 'node:crypto';
import type { Logger } from '@murmel/server';
import { type BusEvents, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../platform/tokens.js';

/** A count is told again this often, so that a process that died is forgotten. */
const HEARTBEAT_MS = 10_000;
const FORGOTTEN_AFTER_MS = 25_000;
/** Changes within this time are told once. */
const COLLECT_MS = 1000;

/** How many people are connected to an item, over all processes of the api; whoever is connected to two counts twice. */
@Injectable()
export class Presence {
  private readonly process = randomUUID();
  private readonly here = new Map<string, number>();
  private readonly elsewhere = new Map<string, Map<string, { people: number; at: number }>>();
  private readonly toTell = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private listener: (itemId: string, people: number) => void = () => undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param listener told when the sum for an item changed, at most once a second per item */
  start(listener: (itemId: string, people: number) => void): void {
    this.listener = listener;
    this.heartbeat = setInterval(() => this.here.forEach((_, itemId) => this.tell(itemId)), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
  }

  /** The number of people that are connected to the item through this process. */
  count(itemId: string, people: number): void {
    if (this.here.get(itemId) === people) return;
    if (people === 0) this.here.delete(itemId);
    else this.here.set(itemId, people);
    this.tell(itemId);
  }

  heard({ itemId, process, people }: BusEvents['item.present']): void {
    if (process === this.process) return;
    const before = this.people(itemId);
    const counts = this.elsewhere.get(itemId) ?? new Map<string, { people: number; at: number }>();
    if (people === 0) counts.delete(process);
    else counts.set(process, { people, at: Date.now() });
    if (counts.size === 0) this.elsewhere.delete(itemId);
    else this.elsewhere.set(itemId, counts);
    if (this.people(itemId) !== before) this.listener(itemId, this.people(itemId));
  }

  /** Everybody, wherever they are connected. */
  people(itemId: string): number {
    let sum = this.here.get(itemId) ?? 0;
    const oldest = Date.now() - FORGOTTEN_AFTER_MS;
    for (const { people, at } of this.elsewhere.get(itemId)?.values() ?? []) if (at >= oldest) sum += people;
    return sum;
  }

  private tell(itemId: string): void {
    this.toTell.add(itemId);
    this.timer ??= setTimeout(() => void this.tellAll(), COLLECT_MS);
  }

  private async tellAll(): Promise<void> {
    this.timer = undefined;
    const items = [...this.toTell];
    this.toTell.clear();
    for (const itemId of items) this.listener(itemId, this.people(itemId));
    try {
      for (const itemId of items) {
        await publish(this.database.manager, 'item.present', { itemId, process: this.process, people: this.here.get(itemId) ?? 0 });
      }
    } catch (error) {
      // The next heartbeat tells it again.
      this.logger.warn({ err: error }, 'presence could not be told');
    }
  }
}
