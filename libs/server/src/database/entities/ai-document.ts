import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A PDF that a teacher asks about. Its id is that of its conversation, with which it goes; its bytes lie in the storage. */
@Stored('ai_document', {
  owner: 'ai_conversation',
  personalFields: ['accountId', 'name', 'storageKey', 'createdAt'],
  retention: 'as long as its conversation',
  copy: 'select id, name, bytes, only_document, created_at from ai_document where account_id = $1 order by created_at, id',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class AiDocument {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  /** original file name, without path */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'text' }) storageKey!: string;
  /** true if answers come from it alone */
  @Column({ type: 'boolean' }) onlyDocument!: boolean;
  /** YYYY-MM, to which it is given back when it cannot be read */
  @Column({ type: 'text' }) countedMonth!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
