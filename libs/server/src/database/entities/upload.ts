import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, deleteBy, Stored } from '../stored.js';

/** A file on its way into an item, part by part; its parts lie in the storage (ADR 51). */
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
  /** name given by the sender; not trusted */
  @Column({ type: 'text' }) name!: string;
  /** total size; while it is open, the maximum size */
  @Column({ type: 'integer' }) bytes!: number;
  /** still in progress: its final length is unknown */
  @Column({ type: 'boolean', default: false }) open!: boolean;
  /** number of received bytes */
  @Column({ type: 'integer' }) received!: number;
  /** keys of its parts in the storage, in their order */
  @Column({ type: 'text', array: true }) parts!: string[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** time of the newest part */
  @Column({ type: 'timestamptz' }) changedAt!: Date;
  /** time when its bytes were stored and its parts deleted; until it expires the same request gets the same response */
  @Column({ type: 'timestamptz', nullable: true }) finishedAt!: Date | null;
}
