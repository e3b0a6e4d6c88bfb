import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A link that was mailed: confirms an address, adds one to an account without it, or resets a password, once. */
@Stored('mail_token', {
  owner: 'account',
  personalFields: ['accountId', 'email'],
  retention: '48 hours (confirmation) or 60 minutes (password)',
  copy: null,
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'expires_at <= $1' },
})
export class MailToken {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) purpose!: 'confirm' | 'reset' | 'address';
  /** the address that is added, lower case */
  @Column({ type: 'text', nullable: true }) email!: string | null;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
