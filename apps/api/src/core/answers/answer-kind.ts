import type { AnswerFile, RequiredPart } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { AnswerRecord, AnswerTables, AnswerValues, ResponseRow } from './answer-tables.js';
import type { ResponseStore } from './response-store.js';

/** Types that differ between kinds of answers. */
export interface AnswerTypes {
  /** name of the field with the part of an answer */
  part: string;
  /** a part as the server knows it */
  asked: RequiredPart;
  /** an answer as it is sent and shown; it names its part */
  answer: { fileId?: string | undefined };
  /** fields that an answer of this kind stores besides `AnswerValues` */
  further: object;
  /** fields that a draft or response of this kind has besides `ResponseRow` */
  row: object;
  /** the caller's own draft or response as calls return it */
  own: object;
}

/** Draft or response as it is stored, without its answers. */
export type ResponseRowOf<T extends AnswerTypes> = ResponseRow & T['row'];

/** Content of a draft or response. */
export interface ResponseContent<Answer> {
  answers: Answer[];
  files: AnswerFile[];
}

export type AnswerRecordOf<T extends AnswerTypes> = AnswerRecord<T['part'], T['further']>;

/** Result of checking one answer. All of `refused` is sent to the sender. */
export type CheckedAnswer<T extends AnswerTypes> = { given: AnswerRecordOf<T> } | { empty: true } | { refused: { problem: string } };

/** Kind of answers: its questions, and the form of an answer. Everything else about responses is the same for every kind. */
export interface AnswerKind<T extends AnswerTypes> {
  tables: AnswerTables<T['part'], T['further'], T['row']>;
  store: ResponseStore<T['part'], T['further'], T['row']>;
  /** @throws NOT_FOUND for items of other kinds */
  find(manager: EntityManager, itemId: string): Promise<unknown>;
  /**
   * Returns all parts that can be answered now, locked against changes until the caller's transaction ends.
   * @throws NOT_FOUND, and the kind's own error while answering is closed
   */
  open(manager: EntityManager, itemId: string): Promise<T['asked'][]>;
  /** parts that participants see, and that a submission can therefore lack */
  asked(parts: readonly T['asked'][]): T['asked'][];
  /** @param part undefined: there is none like that @param ownFiles ids of files that may stand in this answer */
  check(part: T['asked'] | undefined, answer: T['answer'], ownFiles: ReadonlySet<string>): CheckedAnswer<T>;
  /** A stored answer to a part as it is shown; undefined when nothing is left of it, as of a file that was removed. */
  shownAnswer(partId: string, stored: AnswerValues & T['further']): T['answer'] | undefined;
  /** Returns the caller's own draft or response as calls return it. */
  toOwnResponse(manager: EntityManager, row: ResponseRowOf<T>, content: ResponseContent<T['answer']>): Promise<T['own']>;
  /** Publishes that a draft or response changed. @param by the connection that changed it, and knows it */
  publishChange(manager: EntityManager, row: Pick<ResponseRow, 'id' | 'itemId'>, by?: string): Promise<void>;
  /** Completes a response that was just begun under a name. @returns the row as it is then */
  onBegin?(manager: EntityManager, row: ResponseRowOf<T>, name: string): Promise<ResponseRowOf<T>>;
  /** Returns the error of a response that takes no more answers to its parts. Without it the store's `staysOpen` decides alone. */
  closedError?(row: ResponseRowOf<T>): Error | undefined;
  /** True if an answer leaves nothing of its part open. Without it every answer that is not empty does. */
  isWhole?(part: T['asked'], answer: T['answer']): boolean;
}

/** The part that an answer belongs to. */
export function partOf({ part }: AnswerTables<string>, answer: object): string {
  return (answer as Readonly<Record<string, string>>)[part.field]!;
}
