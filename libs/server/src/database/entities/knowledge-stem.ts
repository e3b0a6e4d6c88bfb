import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** In which passages of a file a word stands, by its stem: what a question is compared with. */
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
  /** how many; common words are left out before their places are read */
  @Column({ type: 'integer' }) passages!: number;
  @Column({ type: 'integer', array: true }) positions!: number[];
}
