import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A key pair with which the product shows learning platforms that it is itself. */
@Stored('lti_key', {
  owner: null,
  personalFields: [],
  retention: 'until it is replaced, and 30 days after that',
  ends: { when: 'exists (select 1 from lti_key n where n.created_at > lti_key.created_at and n.created_at <= $1)', hours: 30 * 24 },
})
export class LtiKey {
  /** the key's id, as platforms read it */
  @PrimaryColumn({ type: 'text' }) kid!: string;
  @Column({ type: 'jsonb' }) publicKey!: object;
  /** the private key, readable with SECRET alone */
  @Column({ type: 'text' }) privateSealed!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
