import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A pupil who asks for help in a project. */
@Entity('project_hand')
export class ProjectHand {
  @PrimaryColumn({ type: 'uuid' }) projectId!: string;
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'timestamptz' }) raisedAt!: Date;
}
