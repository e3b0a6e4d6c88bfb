import type { KnowledgeFailure, KnowledgeState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A file of an item that its assistant answers from, or a document that its teacher asks about, and how far it is read. */
@Stored('knowledge_file', {
  owner: 'owner_file',
  personalFields: ['digest', 'createdAt'],
  retention: 'as long as the file or the document, at most as long as the item',
  copy: `select k.file_id, k.item_id, k.document_id, k.state, k.failure, k.pages, k.created_at from knowledge_file k
           left join item i on i.id = k.item_id left join ai_document d on d.id = k.document_id
          where $1 in (i.owner_id, d.account_id) order by k.created_at, k.file_id`,
  // It goes with its file.
  erase: null,
})
export class KnowledgeFile {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  /** one of both: what it belongs to; the id of a document is that of its file */
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
  @Column({ type: 'uuid', nullable: true }) documentId!: string | null;
  /** SHA-256 of the bytes; null: it came with a copy and is not read yet */
  @Column({ type: 'text', nullable: true }) digest!: string | null;
  @Column({ type: 'text' }) state!: KnowledgeState;
  @Column({ type: 'text', nullable: true }) failure!: KnowledgeFailure | null;
  @Column({ type: 'integer', nullable: true }) pages!: number | null;
  @Column({ type: 'integer' }) pagesRead!: number;
  /** pieces into which it was cut */
  @Column({ type: 'integer' }) passages!: number;
  /** number of attempts; also identifies the writer: an overtaken process finds a higher number */
  @Column({ type: 'integer' }) attempts!: number;
  /** end of the lease of the process that reads it */
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  /** model for which its passages have vectors, and the number of them */
  @Column({ type: 'text', nullable: true }) vectorModel!: string | null;
  @Column({ type: 'integer' }) vectorPassages!: number;
  /** end of the lease of the process that requests more of them, or of the pause after that failed */
  @Column({ type: 'timestamptz', nullable: true }) vectorLeasedUntil!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
