import type { SuggestionAct, SuggestionLength, SuggestionLevel } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Request of a user for a model's suggestion on their text. */
export interface WantedSuggestion {
  act: SuggestionAct;
  length?: SuggestionLength | undefined;
  language?: string | undefined;
  level?: SuggestionLevel | undefined;
}

/**
 * Suggestion of a model to a user who writes in a document or on a board: private until it is inserted into the text. Question and answer lie in a
 * conversation of its own, which no list of chats shows.
 */
@Stored('ai_suggestion', {
  owner: 'account',
  personalFields: ['accountId', 'taken', 'createdAt'],
  retention: 'its words until it is taken over or thrown away; that there was one two days, for the numbers of the day',
  copy: 'select id, document_id, wanted, taken, created_at, closed_at from ai_suggestion where account_id = $1 order by created_at, id',
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'created_at <= $1', hours: 48 },
})
export class AiSuggestion {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) documentId!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'jsonb' }) wanted!: WantedSuggestion;
  /** relative position in the document: opaque here, browsers interpret it */
  @Column({ type: 'text' }) place!: string;
  /** the words that stood there */
  @Column({ type: 'text' }) taken!: string;
  /** the Yjs number under which it is put in; null in texts of boards */
  @Column({ type: 'bigint', nullable: true }) client!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** taken over or thrown away */
  @Column({ type: 'timestamptz', nullable: true }) closedAt!: Date | null;
}
