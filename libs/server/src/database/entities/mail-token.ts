import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that was mailed: confirms an address or resets a password, once. */
@Entity('mail_token')
export class MailToken {
  @PrimaryColumn({ type: 'text' }) hash!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) purpose!: 'confirm' | 'reset';
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
