import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Shortens loading: everything that was compacted, in one state. Made from the database only. */
@Stored('document_snapshot', { owner: 'item', personalFields: ['state'], retention: 'as long as the item', copy: null, erase: null })
export class DocumentSnapshot {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'integer' }) schemaVersion!: number;
  @Column({ type: 'bytea' }) state!: Buffer;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
