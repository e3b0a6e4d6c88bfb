import type { WordMark } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Moderation decision of the teacher on a word and all its repeats, including future ones. */
@Stored('word_cloud_mark', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class WordCloudMark {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** `released`: it waits no longer; `waiting`: it does, also where words no longer wait by themselves */
  @Column({ type: 'text' }) mark!: WordMark;
}
