import type { CodeContent, CodeLook, CodeSheet } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Content of a QR code, its look, and the text of its sheet to cut (ADR 50). */
@Stored('qr_code', {
  owner: 'item',
  personalFields: ['content', 'look', 'sheet'],
  retention: 'as long as the item',
  copy: `select q.item_id, q.content, q.look, q.sheet from qr_code q join item i on i.id = q.item_id where i.owner_id = $1 order by q.item_id`,
  erase: null,
})
export class QrCode {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'jsonb' }) content!: CodeContent;
  @Column({ type: 'jsonb' }) look!: CodeLook;
  @Column({ type: 'jsonb' }) sheet!: CodeSheet;
}
