import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, deleteBy, Stored } from '../stored.js';

/** A file on its way into an item, part by part; its parts lie in the storage (decision 51). */
@Stored('upload', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'name', 'parts', 'createdAt', 'changedAt'],
  retention: 'until the file is in the item and an hour longer; without a new part for a day, of a recording for a week',
  copy: 'select id, item_id, name, bytes, received, created_at, finished_at from upload where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id', visitorId: 'visitor_id' }),
  leftByVisitor: BY_VISITOR,
})
export class Upload {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** as its sender named it; to be distrusted */
  @Column({ type: 'text' }) name!: string;
  /** how long the whole is; while it is open, how long it may become */
  @Column({ type: 'integer' }) bytes!: number;
  /** still in progress: its final length is unknown */
  @Column({ type: 'boolean', default: false }) open!: boolean;
  /** how many of them are here */
  @Column({ type: 'integer' }) received!: number;
  /** keys of its parts in the storage, in their order */
  @Column({ type: 'text', array: true }) parts!: string[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** when the newest part came */
  @Column({ type: 'timestamptz' }) changedAt!: Date;
  /** when its bytes got their place and its parts went; until its end the same request gets the same answer */
  @Column({ type: 'timestamptz', nullable: true }) finishedAt!: Date | null;
}
