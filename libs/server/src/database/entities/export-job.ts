import type { ExportForm, InterfaceLanguage, PdfPaperSize, PdfTone } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Export job of an account, and the resulting file. */
@Stored('export_job', {
  owner: 'account',
  personalFields: ['accountId', 'itemIds', 'title', 'storageKey', 'createdAt', 'place'],
  retention: 'the file 24 hours after it is ready, or until its teacher takes it away; that there was one a day longer',
  copy: 'select id, form, title, state, bytes, created_at, expires_at from export_job where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'expires_at <= $1', hours: 24 },
})
export class ExportJob {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) form!: ExportForm;
  /** null: everything of one's own */
  @Column({ type: 'uuid', array: true, nullable: true }) itemIds!: string[] | null;
  /** title of its single item; empty for several */
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) paper!: PdfPaperSize;
  @Column({ type: 'text' }) tone!: PdfTone;
  @Column({ type: 'text' }) language!: InterfaceLanguage;
  @Column({ type: 'text' }) state!: 'waiting' | 'running' | 'ready' | 'failed';
  /** number of attempts; also identifies the writer: an overtaken process finds a higher number */
  @Column({ type: 'integer' }) attempts!: number;
  /** end of the lease of the process that works on it */
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  /** it gave way to others once, and is done beside them */
  @Column({ type: 'boolean', default: false }) slow!: boolean;
  /** keyed hash of the network in which it was ordered, until it is done: networks take turns */
  @Column({ type: 'text' }) place!: string;
  @Column({ type: 'integer' }) done!: number;
  @Column({ type: 'integer' }) total!: number;
  @Column({ type: 'integer' }) leftOut!: number;
  /** storage key, type and size of the file */
  @Column({ type: 'text', nullable: true }) storageKey!: string | null;
  @Column({ type: 'text', nullable: true }) extension!: string | null;
  @Column({ type: 'integer', nullable: true }) bytes!: number | null;
  /** reason of the failure, as in errors */
  @Column({ type: 'jsonb', nullable: true }) reason!: { code: string; data: Record<string, unknown> } | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
