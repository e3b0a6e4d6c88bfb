import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Passages of a file that contain a word, by its stem: used to match a question. */
@Stored('knowledge_stem', {
  owner: 'knowledge_file',
  personalFields: ['stem'],
  retention: 'as long as the file that it was read from',
  copy: null,
  // They go with their file.
  erase: null,
})
export class KnowledgeStem {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  @PrimaryColumn({ type: 'text' }) stem!: string;
  /** number of passages; common words are skipped before their places are read */
  @Column({ type: 'integer' }) passages!: number;
  @Column({ type: 'integer', array: true }) positions!: number[];
}
