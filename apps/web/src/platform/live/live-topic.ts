import type {
  CLASS_TOPIC,
  EXPORTS_TOPIC,
  ITEM_METADATA_TOPIC,
  ITEM_TOPIC,
  LiveAddress,
  LiveTopic as LiveContract,
  PERSON_TOPIC,
  PROJECT_TOPIC,
  PUPIL_TEXT_TOPIC,
  WORK_TOPIC,
} from '@murmel/contracts';
import type { z } from 'zod';
import { session } from '../session/store';

/** Topic that can be observed live: its address, and the message sent on joining. */
export interface LiveTopic<Contract extends LiveContract = LiveContract> {
  address: LiveAddress & { topic: Contract['name'] };
  about(): z.infer<Contract['about']> & Record<string, unknown>;
  /** Time it stays open without listeners, so that going from one page to the next is no leaving. */
  lingerMs: number;
  /** the position behind which its pieces are wanted; without it all of them */
  after?: number;
}

const aboutItem = (): { publicToken?: string } => {
  const { publicToken } = session.get();
  return publicToken ? { publicToken } : {};
};

export function itemTopic(id: string): LiveTopic<typeof ITEM_TOPIC> {
  return { address: { topic: 'item', id }, about: aboutItem, lingerMs: 0 };
}

export function itemMetadataTopic(id: string): LiveTopic<typeof ITEM_METADATA_TOPIC> {
  return { address: { topic: 'item-head', id }, about: aboutItem, lingerMs: 0 };
}

/** Topic of a pupil's class. The subscription persists from page to page. */
export function classTopic(id: string): LiveTopic<typeof CLASS_TOPIC> {
  return { address: { topic: 'class', id }, about: () => ({}), lingerMs: 1000 };
}

/** Returns the topic of an account's exports. */
export function exportsTopic(id: string): LiveTopic<typeof EXPORTS_TOPIC> {
  return { address: { topic: 'exports', id }, about: () => ({}), lingerMs: 0 };
}

/** Returns the topic of one worksheet response, for its author and readers of responses. */
export function worksheetWorkTopic(id: string, responseId: string): LiveTopic<typeof WORK_TOPIC> {
  return { address: { topic: 'worksheet-work', id }, about: () => ({ responseId }), lingerMs: 0 };
}

/** Returns the topic of one pupil's text, for its author. */
export function pupilTextTopic(id: string, responseId: string): LiveTopic<typeof PUPIL_TEXT_TOPIC> {
  return { address: { topic: 'pupil-text', id }, about: () => ({ responseId }), lingerMs: 0 };
}

/** Oneself. */
export function personTopic(id: string): LiveTopic<typeof PERSON_TOPIC> {
  return { address: { topic: 'person', id }, about: () => ({}), lingerMs: 0 };
}

/** Pupils are somewhere in a project: in the item of the page that came last, or in none. */
export class ProjectTopic implements LiveTopic<typeof PROJECT_TOPIC> {
  readonly address: LiveTopic<typeof PROJECT_TOPIC>['address'];
  readonly lingerMs = 1000;
  private entered: { itemId: string | null }[] = [];
  /** last value sent to the server; undefined: none yet */
  private sentItemId: string | null | undefined;

  constructor(id: string) {
    this.address = { topic: 'project', id };
  }

  /** @returns takes it back */
  enterItem(itemId: string | null): () => void {
    const place = { itemId };
    this.entered.push(place);
    return () => {
      this.entered = this.entered.filter((one) => one !== place);
    };
  }

  /** The server does not know yet where the page is. */
  get moved(): boolean {
    return this.sentItemId !== this.place;
  }

  /** Joining publishes the place. */
  about(): { itemId: string | null } {
    this.sentItemId = this.place;
    return { itemId: this.sentItemId };
  }

  private get place(): string | null {
    return this.entered.findLast(({ itemId }) => itemId !== null)?.itemId ?? null;
  }
}
