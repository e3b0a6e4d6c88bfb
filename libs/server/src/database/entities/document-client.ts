import { LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { detach, Stored } from '../stored.js';

/** Owner of a Yjs client id: bound when it connects or publishes its presence, never rebound. */
@Stored('document_client', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'incognitoId', 'createdAt', 'wrote'],
  retention: 'as long as the item; 30 days when nothing was written under it',
  copy: null,
  // The row stays without an identity: no other user may take over the client's id.
  erase: detach,
  leftByVisitor: 'visitor_id = $1 and wrote',
  // Claimed by a connection that wrote nothing; a client that is away for longer claims it again.
  ends: { when: 'not wrote and created_at < $1', hours: LIMITS.versions.keepAllDays * 24 },
})
export class DocumentClient {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'bigint' }) clientId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  /** look of an admin as this person in which it was used: its updates are the admin's, too (spec TR-32) */
  @Column({ type: 'uuid', nullable: true, default: null }) incognitoId!: string | null;
  /** something was written under it */
  @Column({ type: 'boolean', default: true }) wrote!: boolean;
  /** used to insert a model's suggestions: those words have no author */
  @Column({ type: 'boolean', default: false }) suggested!: boolean;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
