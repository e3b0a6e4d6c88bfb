import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A running collab-server and its lease: without this row nothing of what it sends is journaled. */
@Stored('collab_process', {
  owner: null,
  personalFields: [],
  retention: 'while it runs; after it was killed until somebody wants one of its documents, at most an hour',
  // By the database's clock, too: an api whose clock is wrong would end those that live.
  ends: { when: "renewed_at < least($1::timestamptz, clock_timestamp() - interval '1 hour')", hours: 1 },
})
export class CollabProcess {
  /** never used twice */
  @PrimaryColumn({ type: 'bigint' }) epoch!: string;
  /** address at which the other collab-servers reach it */
  @Column({ type: 'text' }) address!: string;
  @Column({ type: 'timestamptz' }) renewedAt!: Date;
}
