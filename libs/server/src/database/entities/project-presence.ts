import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A pupil's live connection and where in the project it is; gone with the connection, or when nothing was heard of it. */
@Entity('project_presence')
export class ProjectPresence {
  @PrimaryColumn({ type: 'text' }) socketId!: string;
  @Column({ type: 'uuid' }) projectId!: string;
  @Column({ type: 'uuid' }) pupilId!: string;
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
  @Column({ type: 'timestamptz' }) seenAt!: Date;
}
