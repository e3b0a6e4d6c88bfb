import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture inside an item: re-encoded, without metadata, readable by whoever may read the item. */
@Entity('image_attachment')
export class ImageAttachment {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) storageKey!: string;
  @Column({ type: 'text' }) contentType!: string;
  @Column({ type: 'integer' }) width!: number;
  @Column({ type: 'integer' }) height!: number;
  @Column({ type: 'integer' }) bytes!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
