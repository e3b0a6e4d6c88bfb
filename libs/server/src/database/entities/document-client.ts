import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which Yjs client id writes for whom: bound when it connects or shows itself, never rebound. */
@Entity('document_client')
export class DocumentClient {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'bigint' }) clientId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** something was written under it */
  @Column({ type: 'boolean', default: true }) wrote!: boolean;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
