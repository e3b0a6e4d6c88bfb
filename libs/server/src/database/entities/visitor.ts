import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Person without an account, identified by one HttpOnly cookie and at most a self-chosen name. */
@Stored('visitor', {
  owner: null,
  personalFields: ['displayName', 'nameAskedAt', 'createdAt', 'lastSeenAt'],
  retention: '180 days after the last visit; with contributions as long as these',
  copy: null,
  erase: deleteBy({ visitorId: 'id' }),
  isPerson: true,
})
export class Visitor {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) hash!: string;
  @Column({ type: 'text' }) displayName!: string;
  /** they chose it; otherwise each item gives them a name that is theirs alone there (`guest_name`) */
  @Column({ type: 'boolean', default: true }) named!: boolean;
  /** a teacher took the name before away and asks for another since then */
  @Column({ type: 'timestamptz', nullable: true }) nameAskedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) lastSeenAt!: Date;
}
