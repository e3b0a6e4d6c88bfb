import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lets one connection into one live document, once, within 60 seconds. */
@Entity('collaboration_ticket')
export class CollaborationTicket {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** hash of the session it was minted in: signing out closes its sockets */
  @Column({ type: 'text', nullable: true }) sessionHash!: string | null;
  /** minted in gallery mode: its connection never writes, also when the item becomes writable (decision E2) */
  @Column({ type: 'boolean', default: false }) looksOnly!: boolean;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) usedAt!: Date | null;
}
