import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Live connection of a pupil and their place in the project; deleted with the connection, or after a timeout. */
@Stored('project_presence', {
  owner: 'account',
  personalFields: ['pupilId', 'itemId', 'seenAt'],
  retention: 'as long as the connection, at most 25 seconds longer',
  copy: null,
  erase: deleteBy({ accountId: 'pupil_id' }),
})
export class ProjectPresence {
  @PrimaryColumn({ type: 'text' }) socketId!: string;
  @Column({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
  @Column({ type: 'timestamptz' }) seenAt!: Date;
}
