import type { ActivityKind } from '@murmel/contracts';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Activity of a pupil in a project; those shortly after in the same item are counted, not repeated. */
@Stored('project_activity', {
  owner: 'project',
  personalFields: ['pupilId', 'itemId', 'kind', 'at'],
  retention: 'as long as the project',
  copy: 'select kind, count, at from project_activity where pupil_id = $1 order by id',
  erase: deleteBy({ accountId: 'pupil_id' }),
})
export class ProjectActivity {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
  @Column({ type: 'text' }) kind!: ActivityKind;
  @Column({ type: 'integer' }) count!: number;
  @Column({ type: 'timestamptz' }) at!: Date;
}
