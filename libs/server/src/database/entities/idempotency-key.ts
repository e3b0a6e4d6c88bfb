import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answer to a creating POST, kept 24 h per actor, so that a repeated tap creates nothing twice (decision E25). */
@Entity('idempotency_key')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text' }) actor!: string;
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** hash of method, path and body */
  @Column({ type: 'text' }) request!: string;
  @Column({ type: 'integer', nullable: true }) status!: number | null;
  @Column({ type: 'jsonb', nullable: true }) answer!: unknown;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
