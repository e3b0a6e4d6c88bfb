import { AI_FILE_LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A file or picture that a teacher gave to a question. Its bytes lie in the storage; rows with the same key share them. */
@Stored('ai_file', {
  owner: 'account',
  personalFields: ['accountId', 'name', 'text', 'storageKey', 'createdAt'],
  retention: 'as long as the question that it was given to; without one, a day',
  copy: `select id, message_id, name, content_type, bytes, pages, text, created_at from ai_file where account_id = $1 order by created_at, id`,
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'message_id is null and created_at <= $1', hours: AI_FILE_LIMITS.unsentHours },
})
export class AiFile {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  /** question of the file; null: not sent yet */
  @Column({ type: 'uuid', nullable: true }) messageId!: string | null;
  /** among the files of the question */
  @Column({ type: 'integer' }) position!: number;
  /** original file name, without path */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) contentType!: string;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'text' }) storageKey!: string;
  /** the words in it; null: it is a picture */
  @Column({ type: 'text', nullable: true }) text!: string | null;
  /** null: it has none */
  @Column({ type: 'integer', nullable: true }) pages!: number | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
