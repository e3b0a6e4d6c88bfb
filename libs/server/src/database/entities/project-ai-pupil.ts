import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Settings of a teacher for assistants and one pupil of a project. */
@Stored('project_ai_pupil', {
  owner: 'project',
  personalFields: ['pupilId', 'stopped', 'extra', 'extraDay', 'helpSince'],
  retention: 'as long as the project',
  copy: 'select project_id, stopped, extra, extra_day, help_since from project_ai_pupil where pupil_id = $1 order by project_id',
  erase: deleteBy({ accountId: 'pupil_id' }),
})
export class ProjectAiPupil {
  @PrimaryColumn({ type: 'uuid' }) projectId!: string;
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'boolean' }) stopped!: boolean;
  /** questions that they got more, on `extraDay` alone */
  @Column({ type: 'integer' }) extra!: number;
  /** YYYY-MM-DD */
  @Column({ type: 'date', nullable: true }) extraDay!: string | null;
  /** since when their teacher is told that they may need help; null: not, or the teacher looked after it */
  @Column({ type: 'timestamptz', nullable: true, default: null }) helpSince!: Date | null;
}
