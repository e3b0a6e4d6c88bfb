import type { ProjectItemRight } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A teacher's item that a project shares with its pupils. */
@Entity('project_item')
export class ProjectItem {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) right!: ProjectItemRight;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
