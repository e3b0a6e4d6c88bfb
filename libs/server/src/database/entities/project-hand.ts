import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A pupil who asks for help in a project. */
@Stored('project_hand', {
  owner: 'project',
  personalFields: ['pupilId', 'raisedAt'],
  retention: 'until it goes down, at most as long as the project',
  copy: null,
  erase: deleteBy({ accountId: 'pupil_id' }),
})
export class ProjectHand {
  @PrimaryColumn({ type: 'uuid' }) projectId!: string;
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'timestamptz' }) raisedAt!: Date;
}
