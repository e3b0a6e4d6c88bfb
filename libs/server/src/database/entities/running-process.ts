import { Column, PrimaryColumn } from 'typeorm';
import type { ApiRole } from '../../configuration/configuration.js';
import { Stored } from '../stored.js';

/** Running process of the product, with its last reported state. */
@Stored('running_process', {
  owner: null,
  personalFields: [],
  retention: 'while it runs; after it was killed at most an hour',
  // By the database's clock, as it is written.
  ends: { when: "seen_at < least($1::timestamptz, clock_timestamp() - interval '1 hour')", hours: 1 },
})
export class RunningProcess {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) kind!: 'api' | 'jobs' | 'collaboration';
  /** what an api does; null: of another kind, or of a release that does everything and does not say it */
  @Column({ type: 'text', nullable: true }) role!: ApiRole | null;
  /** null: of a release that does not say it */
  @Column({ type: 'text', nullable: true }) release!: string | null;
  /** machine and port */
  @Column({ type: 'text' }) place!: string;
  @Column({ type: 'timestamptz' }) startedAt!: Date;
  @Column({ type: 'timestamptz' }) seenAt!: Date;
  /** share of busy time since its last report */
  @Column({ type: 'integer' }) loadPercent!: number;
  @Column({ type: 'bigint' }) memoryBytes!: string;
  /** lines that are open to it */
  @Column({ type: 'integer' }) connections!: number;
  /** live documents that it has open; null: it is of a kind that has none */
  @Column({ type: 'integer', nullable: true }) documents!: number | null;
}
