import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** What a teacher says about assistants in a project; without a row nothing is said. */
@Stored('project_ai', { owner: 'project', personalFields: [], retention: 'as long as the project' })
export class ProjectAi {
  @PrimaryColumn({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'boolean' }) paused!: boolean;
  /** since when the class knows that its teacher reads along; null: nobody does */
  @Column({ type: 'timestamptz', nullable: true }) readableSince!: Date | null;
  /** pupils may send what tells about people although they were warned */
  @Column({ type: 'boolean' }) mayForce!: boolean;
  /** pupils get help of a model with the texts of the project */
  @Column({ type: 'boolean', default: false }) inTexts!: boolean;
}
