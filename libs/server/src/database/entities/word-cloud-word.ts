import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One entered word. Entries with the same key are the same word. */
@Entity('word_cloud_word')
export class WordCloudWord {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** as it was written */
  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'text' }) key!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
