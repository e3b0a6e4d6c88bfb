import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One state per hour of what is older than 30 days; the journal rows it was made from are gone. */
@Entity('document_version')
export class DocumentVersion {
  /** the last journal row that it contains */
  @PrimaryColumn({ type: 'bigint' }) seq!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'bytea' }) state!: Buffer;
  @Column({ type: 'uuid', array: true }) accountIds!: string[];
  @Column({ type: 'uuid', array: true }) visitorIds!: string[];
  @Column({ type: 'integer' }) changes!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
