import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which Yjs client id wrote for whom: bound at the first update, never rebound. */
@Entity('document_client')
export class DocumentClient {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'bigint' }) clientId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
