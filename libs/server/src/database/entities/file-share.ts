import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Files to collect in a file share, and its deadline. Received files are the item's files with the use `answer` (ADR 52). */
@Stored('file_share', {
  owner: 'item',
  personalFields: ['task'],
  retention: 'as long as the item',
  copy: `select s.item_id, s.collects, s.task, s.closes_at, s.takes_late, s.per_person
    from file_share s join item i on i.id = s.item_id where i.owner_id = $1 order by s.item_id`,
  erase: null,
})
export class FileShare {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'boolean', default: false }) collects!: boolean;
  @Column({ type: 'text', default: '' }) task!: string;
  /** null: as long as it is shared */
  @Column({ type: 'timestamptz', nullable: true }) closesAt!: Date | null;
  /** files are taken after it, too, and marked as late */
  @Column({ type: 'boolean', default: false }) takesLate!: boolean;
  /** files that one person hands in at most */
  @Column({ type: 'integer' }) perPerson!: number;
}
