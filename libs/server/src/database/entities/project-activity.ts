import type { ActivityKind } from '@murmel/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that a pupil did in a project; what follows shortly after in the same item is counted, not repeated. */
@Entity('project_activity')
export class ProjectActivity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
  @Column({ type: 'text' }) kind!: ActivityKind;
  @Column({ type: 'integer' }) count!: number;
  @Column({ type: 'timestamptz' }) at!: Date;
}
