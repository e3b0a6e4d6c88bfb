import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody without an account, known by one HttpOnly cookie and at most a name of their own choice. */
@Entity('visitor')
export class Visitor {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) hash!: string;
  @Column({ type: 'text' }) displayName!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) lastSeenAt!: Date;
}
