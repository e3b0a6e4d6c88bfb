import type { LiveTopic } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { Topic } from './topic.js';

/** Registry of all live topics of the product. */
@Injectable()
export class Topics {
  private readonly byName = new Map<string, Topic>();

  /** @throws Error when another one has the name */
  add<Contract extends LiveTopic>(topic: Topic<Contract>): void {
    const { name } = topic.contract;
    if (this.byName.has(name)) throw new Error(`There are two live topics ${name}`);
    // The parameters of a browser's join request are parsed with the topic's own contract before they get here.
    this.byName.set(name, topic as unknown as Topic);
  }

  named(name: string): Topic | undefined {
    return this.byName.get(name);
  }

  all(): Topic[] {
    return [...this.byName.values()];
  }
}
