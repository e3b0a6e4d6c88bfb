import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Shortens loading: everything that was compacted, in one state. Made from the database only. */
@Entity('document_snapshot')
export class DocumentSnapshot {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'integer' }) schemaVersion!: number;
  @Column({ type: 'bytea' }) state!: Buffer;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
