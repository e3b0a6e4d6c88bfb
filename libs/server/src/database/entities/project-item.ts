import type { ProjectItemRight } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A teacher's item that a project shares with its pupils. */
@Stored('project_item', { owner: 'project', personalFields: [], retention: 'as long as the project or the item' })
export class ProjectItem {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) right!: ProjectItemRight;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
