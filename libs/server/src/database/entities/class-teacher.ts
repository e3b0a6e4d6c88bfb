import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Teacher whom the owner of a class added, by mail address: it is valid for the account that has confirmed it. */
@Stored('class_teacher', {
  owner: 'school_class',
  personalFields: ['email', 'createdAt', 'deactivatedAt'],
  retention: 'as long as the class',
  copy: `select c.name, t.created_at, t.deactivated_at from class_teacher t join school_class c on c.id = t.class_id
    where t.email = (select email from account where id = $1) order by t.created_at`,
  erase: deleteBy({ email: 'email' }),
})
export class ClassTeacher {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) classId!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'timestamptz', nullable: true }) deactivatedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
