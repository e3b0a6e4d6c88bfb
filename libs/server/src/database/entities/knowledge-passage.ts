import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A piece of a file that an assistant answers from. */
@Stored('knowledge_passage', {
  owner: 'knowledge_file',
  personalFields: ['text'],
  retention: 'as long as the file that it was read from',
  // The file itself is among what the account gets.
  copy: null,
  // They go with their file.
  erase: null,
})
export class KnowledgePassage {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  /** position in the file, from 0 on */
  @PrimaryColumn({ type: 'integer' }) position!: number;
  /** null: the file has no pages */
  @Column({ type: 'integer', nullable: true }) page!: number | null;
  @Column({ type: 'text' }) text!: string;
}
