import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Kinds of handshakes: signing on, an account to be made after it, a launch, an opened one, a logout that was already obeyed. */
export type HandshakeKind = 'sign_on' | 'newcomer' | 'lti' | 'lti_opened' | 'logout';

/** A conversation with another server that goes on in one browser: begun with a secret, finished once. */
@Stored('handshake', {
  owner: null,
  personalFields: ['payload'],
  retention: '10 to 60 minutes, or until it is finished',
  copy: null,
  // The subject of it may be an account that links a school account.
  erase: async (manager, { accountId, email }, table) => {
    for (const trace of [accountId, email])
      if (trace) await manager.query(`delete from ${table} where payload::text like '%' || $1::text || '%'`, [trace]);
  },
  ends: { when: 'expires_at <= $1' },
})
export class Handshake {
  /** hash of the secret that the other server sends back */
  @PrimaryColumn({ type: 'text' }) stateHash!: string;
  @Column({ type: 'text' }) kind!: HandshakeKind;
  /** hash of the secret that the browser keeps in a cookie meanwhile; '' where there is no browser */
  @Column({ type: 'text' }) browserHash!: string;
  @Column({ type: 'text' }) nonce!: string;
  @Column({ type: 'jsonb' }) payload!: object;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
