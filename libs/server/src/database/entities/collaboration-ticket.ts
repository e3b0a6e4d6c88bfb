import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Lets one connection into one live document, once, within 60 seconds. */
@Stored('collaboration_ticket', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'sessionHash'],
  retention: '60 seconds; removed within 10 minutes after that',
  copy: null,
  erase: deleteBy({ accountId: 'account_id', visitorId: 'visitor_id' }),
  ends: { when: 'expires_at <= $1' },
})
export class CollaborationTicket {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** hash of the session it was minted in: signing out closes its sockets */
  @Column({ type: 'text', nullable: true }) sessionHash!: string | null;
  /** minted in gallery mode: its connection never writes, also when the item becomes writable (spec E2) */
  @Column({ type: 'boolean', default: false }) looksOnly!: boolean;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) usedAt!: Date | null;
}
