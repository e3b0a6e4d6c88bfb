import { Column, PrimaryColumn } from 'typeorm';
import { leaveSchool } from '../../schools/leave-school.js';
import { Stored } from '../stored.js';

/** A school: the teachers who are in it. Its classes are those that they own. */
@Stored('school', {
  owner: null,
  personalFields: ['name', 'imprint'],
  retention: 'until the last of its teachers leaves',
  copy: 'select s.name, s.imprint, a.school_role as role, a.school_since as since from account a join school s on s.id = a.school_id where a.id = $1',
  erase: async (manager, { accountId }) => {
    if (accountId) await leaveSchool(manager, accountId);
  },
})
export class School {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  /** token of the school's own link for pupils, 192 bits (ADR 19) */
  @Column({ type: 'text' }) token!: string;
  /** who is responsible for what its teachers publish; empty: the operator of the installation */
  @Column({ type: 'text', default: '' }) imprint!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
