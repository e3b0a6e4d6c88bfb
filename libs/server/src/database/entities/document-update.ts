import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** One journaled Yjs update: committed before any client is told that it is saved. */
@Stored('document_update', {
  owner: 'item',
  personalFields: ['bytes', 'accountId', 'visitorId', 'createdAt'],
  retention: '30 days one by one, then one state per hour, as long as the item',
  copy: `select item_id, count(*)::int as changes, min(created_at) as first, max(created_at) as last
    from document_update where account_id = $1 group by item_id order by min(created_at)`,
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class DocumentUpdate {
  @PrimaryGeneratedColumn({ type: 'bigint' }) seq!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'bytea' }) bytes!: Buffer;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** true once a snapshot contains it; kept for versions all the same */
  @Column({ type: 'boolean' }) compacted!: boolean;
  /** brought an earlier version back: the history is cut before it */
  @Column({ type: 'boolean', default: false }) restoration!: boolean;
  /** the command that caused it; stored once, so that a command is done once */
  @Column({ type: 'uuid', nullable: true }) commandId!: string | null;
  /** true if the update is invalid in any document; ignored since its owner restored an earlier version */
  @Column({ type: 'boolean', default: false }) setAside!: boolean;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
