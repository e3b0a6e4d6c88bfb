import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody wrote below a card. */
@Entity('pinboard_comment')
export class PinboardComment {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** the card's own id on its board */
  @Column({ type: 'text' }) cardId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
