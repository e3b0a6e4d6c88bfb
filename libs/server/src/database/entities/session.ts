import type { Flash } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in browser. The cookie holds a secret; only its hash is here. */
@Entity('session')
export class Session {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'jsonb' }) flash!: Flash[];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
