import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One journaled Yjs update: committed before anybody is told that it is saved. */
@Entity('document_update')
export class DocumentUpdate {
  @PrimaryGeneratedColumn({ type: 'bigint' }) seq!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'bytea' }) bytes!: Buffer;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** true once a snapshot contains it; kept for versions all the same */
  @Column({ type: 'boolean' }) compacted!: boolean;
  /** brought an earlier version back: the history is cut before it */
  @Column({ type: 'boolean', default: false }) restoration!: boolean;
  /** the command that caused it; stored once, so that a command is done once */
  @Column({ type: 'uuid', nullable: true }) commandId!: string | null;
  /** says what no document can hold; left out since its owner brought an earlier version back */
  @Column({ type: 'boolean', default: false }) setAside!: boolean;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
