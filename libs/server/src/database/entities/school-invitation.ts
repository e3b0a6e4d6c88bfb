import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Invitation of a colleague by mail into a school. The account that has confirmed this address and holds the secret joins, once. */
@Stored('school_invitation', {
  owner: 'school',
  personalFields: ['email', 'invitedBy', 'createdAt'],
  retention: '14 days, or until it is accepted, taken back, or whoever sent it leaves the school',
  copy: `select s.name as school, i.email, i.created_at, i.expires_at from school_invitation i join school s on s.id = i.school_id
    where i.invited_by = $1 or i.email = (select email from account where id = $1) order by i.created_at`,
  erase: deleteBy({ accountId: 'invited_by', email: 'email' }),
  ends: { when: 'expires_at <= $1' },
})
export class SchoolInvitation {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) schoolId!: string;
  /** lower case */
  @Column({ type: 'text' }) email!: string;
  /** admin of the school; the invitation ends when they lose this role */
  @Column({ type: 'uuid' }) invitedBy!: string;
  @Column({ type: 'text' }) secretHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
