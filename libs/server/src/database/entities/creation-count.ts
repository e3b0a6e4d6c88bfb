import type { ContentKind } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many items of a kind an account made in a calendar month (Europe/Berlin); trash does not give them back. */
@Entity('creation_count')
export class CreationCount {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  @PrimaryColumn({ type: 'text' }) kind!: ContentKind;
  /** YYYY-MM */
  @PrimaryColumn({ type: 'text' }) month!: string;
  @Column({ type: 'integer' }) count!: number;
}
