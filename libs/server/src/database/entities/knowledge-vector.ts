import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Vectors of some passages of a file for an embedding model. */
@Stored('knowledge_vector', {
  owner: 'knowledge_file',
  personalFields: ['bits', 'bytes'],
  retention: 'as long as the file that it was made of, and as the same model is configured',
  // They say nothing to a person; the file itself is among what the account gets.
  copy: null,
  // They go with their file.
  erase: null,
})
export class KnowledgeVector {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  /** number of the block of passages in the file, from 0 on */
  @PrimaryColumn({ type: 'integer' }) block!: number;
  /** one for each number of each passage: is it above zero? */
  @Column({ type: 'bytea' }) bits!: Buffer;
  /** one for each number of each passage */
  @Column({ type: 'bytea' }) bytes!: Buffer;
}
