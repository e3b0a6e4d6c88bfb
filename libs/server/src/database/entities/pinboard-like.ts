import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody likes a card; once. */
@Entity('pinboard_like')
export class PinboardLike {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'text' }) cardId!: string;
  /** account or visitor */
  @PrimaryColumn({ type: 'uuid' }) personId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
