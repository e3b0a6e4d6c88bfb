import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Collab-server that has a live document open. */
@Stored('document_owner', { owner: 'collab_process', personalFields: [], retention: 'while it is open' })
export class DocumentOwner {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'bigint' }) epoch!: string;
}
