import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A link, used once: mailed to confirm an address, to add one or to reset a password, or shown on the command line to sign an admin in. */
@Stored('mail_token', {
  owner: 'account',
  personalFields: ['accountId', 'email'],
  retention: '48 hours (confirmation), 60 minutes (password) or 15 minutes (admin)',
  copy: null,
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'expires_at <= $1' },
})
export class MailToken {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) purpose!: 'confirm' | 'reset' | 'address' | 'admin';
  /** the address that is added, lower case */
  @Column({ type: 'text', nullable: true }) email!: string | null;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
