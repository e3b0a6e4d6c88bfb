import type { ProjectUnit, RichText, ToolKey } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Assignment of a teacher to a class, for a while: a task, released tools, shared items. Its state is in the view `project_now`. */
@Stored('project', {
  owner: 'school_class',
  personalFields: ['ownerId', 'name', 'task', 'createdAt'],
  retention:
    'as long as its class, or until 30 days after its teacher put it into the trash; in the class of somebody else it ends with its teacher, and stays with the class',
  copy: `select id, class_id, name, task, tools, unit, units, ends_at, paused_at, ended_at, archived_at, discarded_at, created_at
    from project where owner_id = $1 order by created_at`,
  erase: deleteBy({ accountId: 'owner_id' }),
})
export class Project {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) classId!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb', nullable: true }) task!: RichText | null;
  @Column({ type: 'text', array: true }) tools!: ToolKey[];
  @Column({ type: 'text' }) unit!: ProjectUnit;
  /** number of units of time granted so far */
  @Column({ type: 'integer' }) units!: number;
  @Column({ type: 'timestamptz' }) endsAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) pausedAt!: Date | null;
  /** its teacher finished it; without that it ends at `endsAt` */
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
  /** the scheduled end that was published to all */
  @Column({ type: 'timestamptz', nullable: true }) toldEnd!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) archivedAt!: Date | null;
  /** time of the move to the trash, with its contents */
  @Column({ type: 'timestamptz', nullable: true }) discardedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
