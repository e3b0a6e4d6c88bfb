import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed tries of one kind on one thing (`login:<mail hash>`, `item:<id>:<session>`), counted in a window. */
@Entity('attempt')
export class Attempt {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'integer' }) failures!: number;
  @Column({ type: 'timestamptz' }) windowEndsAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) blockedUntil!: Date | null;
}
