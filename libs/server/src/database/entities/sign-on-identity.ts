import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A school account that signs a teacher on: found by issuer and subject alone, never by a mail address. */
@Stored('sign_on_identity', {
  owner: 'account',
  personalFields: ['accountId', 'issuer', 'subject', 'createdAt', 'usedAt'],
  retention: 'until it is unlinked, or the account goes',
  copy: 'select provider_id, issuer, subject, created_at, used_at from sign_on_identity where account_id = $1 order by created_at',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class SignOnIdentity {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  /** id in SIGN_ON_PROVIDERS; the provider may be configured no more */
  @Column({ type: 'text' }) providerId!: string;
  @Column({ type: 'text' }) issuer!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) usedAt!: Date;
}
