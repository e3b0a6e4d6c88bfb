import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the teacher decided about a word and all its repeats, also those that are still to come. */
@Entity('word_cloud_mark')
export class WordCloudMark {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** `released`: the filter list holds it back no longer */
  @Column({ type: 'text' }) mark!: 'hidden' | 'released';
}
