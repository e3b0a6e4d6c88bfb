import type { PinboardActivityKind } from '@murmel/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One line of a pinboard's log. Names of people are joined when somebody reads it. */
@Entity('pinboard_activity')
export class PinboardActivity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'text' }) kind!: PinboardActivityKind;
  @Column({ type: 'text', nullable: true }) cardId!: string | null;
  @Column({ type: 'text', nullable: true }) listId!: string | null;
  /** title of the card or list when it happened */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) detail!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
