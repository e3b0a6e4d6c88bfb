import type { NamedEntry } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Names of a class, for drawing and for groups. They lie here and not on boards, so that nobody but their teacher gets them. */
@Entity('names_list')
export class NamesList {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb' }) entries!: NamedEntry[];
  /** pairs of entries that must not meet in a group */
  @Column({ type: 'jsonb' }) apart!: [string, string][];
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
