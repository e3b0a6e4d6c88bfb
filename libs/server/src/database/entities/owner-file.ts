import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file inside an item. Its bytes lie in the storage. */
@Entity('owner_file')
export class OwnerFile {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** as its sender named it, without path */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) contentType!: string;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'text' }) storageKey!: string;
  /** null: it is no picture */
  @Column({ type: 'text', nullable: true }) thumbnailKey!: string | null;
  /** `item`: whoever may read the item; `sender`: who sent it and who may read responses */
  @Column({ type: 'text' }) visibility!: 'item' | 'sender';
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
