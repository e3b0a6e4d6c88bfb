import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A command whose update is in the journal, so that it is done once. The database writes and deletes it with the update's row. */
@Stored('document_command', { owner: 'item', personalFields: [], retention: 'as long as the row of its update in the journal' })
export class DocumentCommand {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', primary: true }) commandId!: string;
}
