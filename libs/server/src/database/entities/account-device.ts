import { SERVER_LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Browser in which a teacher signed in before, with its network: wrong passwords of other clients do not block it. */
@Stored('account_device', {
  owner: 'account',
  personalFields: ['accountId', 'deviceHash', 'placeHash', 'lastSeenAt'],
  retention: '180 days after the last sign-in on this device; hashes only',
  copy: 'select last_seen_at from account_device where account_id = $1 order by last_seen_at',
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'last_seen_at <= $1', hours: SERVER_LIMITS.login.deviceDays * 24 },
})
export class AccountDevice {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  /** hash of its cookie; the cookie itself is not stored */
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  /** keyed hash of the network; a device that goes home is still known at the school */
  @PrimaryColumn({ type: 'text' }) placeHash!: string;
  @Column({ type: 'timestamptz' }) lastSeenAt!: Date;
}
