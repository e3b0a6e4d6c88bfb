import { randomUUID } from 'node:crypto';
import type { Logger } from '@murmel/server';
import { type BusEvents, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../platform/injection-tokens.js';

/** Interval in which a count is published again, so that a process that died is forgotten. */
const HEARTBEAT_MS = 10_000;
const FORGOTTEN_AFTER_MS = 25_000;
/** Interval within which changes are published once. */
const COLLECT_MS = 1000;

/** Counts the subscribers of a topic, by its key, over all processes of the api; a person connected to two counts twice. */
@Injectable()
export class Presence {
  private readonly process = randomUUID();
  private readonly here = new Map<string, number>();
  private readonly elsewhere = new Map<string, Map<string, { people: number; at: number }>>();
  private readonly toTell = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private listener: (topic: string, people: number) => void = () => undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param listener told when the sum for a topic changed, at most once a second each */
  start(listener: (topic: string, people: number) => void): void {
    this.listener = listener;
    this.heartbeat = setInterval(() => this.here.forEach((_, topic) => this.tell(topic)), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
  }

  /** The number of people who look at the topic through this process. */
  count(topic: string, people: number): void {
    if (this.here.get(topic) === people) return;
    if (people === 0) this.here.delete(topic);
    else this.here.set(topic, people);
    this.tell(topic);
  }

  heard({ topic, process, people }: BusEvents['topic.present']): void {
    if (process === this.process) return;
    const before = this.people(topic);
    const counts = this.elsewhere.get(topic) ?? new Map<string, { people: number; at: number }>();
    if (people === 0) counts.delete(process);
    else counts.set(process, { people, at: Date.now() });
    if (counts.size === 0) this.elsewhere.delete(topic);
    else this.elsewhere.set(topic, counts);
    if (this.people(topic) !== before) this.listener(topic, this.people(topic));
  }

  /** Returns the number of subscribers in all processes. */
  people(topic: string): number {
    let sum = this.here.get(topic) ?? 0;
    const oldest = Date.now() - FORGOTTEN_AFTER_MS;
    for (const { people, at } of this.elsewhere.get(topic)?.values() ?? []) if (at >= oldest) sum += people;
    return sum;
  }

  private tell(topic: string): void {
    this.toTell.add(topic);
    this.timer ??= setTimeout(() => void this.tellAll(), COLLECT_MS);
  }

  private async tellAll(): Promise<void> {
    this.timer = undefined;
    const topics = [...this.toTell];
    this.toTell.clear();
    for (const topic of topics) this.listener(topic, this.people(topic));
    try {
      for (const topic of topics) {
        await publish(this.database.manager, 'topic.present', { topic, process: this.process, people: this.here.get(topic) ?? 0 });
      }
    } catch (error) {
      // The next heartbeat tells it again.
      this.logger.warn({ err: error }, 'presence could not be told');
    }
  }
}
