import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Settings of a teacher for assistants in a project; without a row the defaults apply. */
@Stored('project_ai', { owner: 'project', personalFields: [], retention: 'as long as the project' })
export class ProjectAi {
  @PrimaryColumn({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'boolean' }) paused!: boolean;
  /** time since which the class knows that its teacher reads along; null: reading along is off */
  @Column({ type: 'timestamptz', nullable: true }) readableSince!: Date | null;
  /** true if pupils may send personal data despite the warning */
  @Column({ type: 'boolean' }) mayForce!: boolean;
  /** pupils get help of a model with the texts of the project */
  @Column({ type: 'boolean', default: false }) inTexts!: boolean;
  /** pupils' voices, and texts that are read to them, may go to a provider */
  @Column({ type: 'boolean', default: false }) speech!: boolean;
}
