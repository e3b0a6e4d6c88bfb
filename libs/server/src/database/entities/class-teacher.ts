import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A teacher whom the owner of a class took along, by mail address: it counts for whoever has confirmed it. */
@Entity('class_teacher')
export class ClassTeacher {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) classId!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'timestamptz', nullable: true }) deactivatedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
