import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/**
 * Invitation of a colleague by mail into a school: the account that has confirmed this address and holds the secret joins, once. Those of
 * the administration make the account as well, and may name no school.
 */
@Stored('school_invitation', {
  owner: 'school',
  personalFields: ['email', 'firstname', 'name', 'reviewer', 'invitedBy', 'createdAt'],
  retention: '14 days, or until it is accepted, taken back, or whoever sent it leaves the school',
  copy: `select s.name as school, i.email, i.firstname, i.name, i.reviewer, i.created_at, i.expires_at from school_invitation i left join school s on s.id = i.school_id
    where i.invited_by = $1 or i.email = (select email from account where id = $1) order by i.created_at`,
  erase: deleteBy({ accountId: 'invited_by', email: 'email' }),
  ends: { when: 'expires_at <= $1' },
})
export class SchoolInvitation {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid', nullable: true }) schoolId!: string | null;
  /** lower case */
  @Column({ type: 'text' }) email!: string;
  /** as the administration knows them; they may write it otherwise */
  @Column({ type: 'text', default: '' }) firstname!: string;
  @Column({ type: 'text', default: '' }) name!: string;
  @Column({ type: 'boolean', default: false }) byAdministration!: boolean;
  /** role and licence that the account has from its first moment on */
  @Column({ type: 'boolean', default: false }) reviewer!: boolean;
  @Column({ type: 'uuid', nullable: true }) licenceId!: string | null;
  /** the import it came with: a repeated request sends no second mail */
  @Column({ type: 'uuid', nullable: true }) batch!: string | null;
  /** admin of the school or of the installation; the invitation ends when they lose this role in the school */
  @Column({ type: 'uuid' }) invitedBy!: string;
  @Column({ type: 'text' }) secretHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
