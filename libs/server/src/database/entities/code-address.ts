import { SERVER_LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Number of pupils' sign-ins per address and day, without their identity. */
@Stored('code_address', {
  owner: null,
  personalFields: [],
  retention: '14 days; a number per keyed hash of an address and day, without who it was',
  ends: { when: 'day < $1::date', hours: SERVER_LIMITS.pupilCode.networkDays * 24 },
})
export class CodeAddress {
  /** keyed hash of the IPv4 address or the /64 of an IPv6 address */
  @PrimaryColumn({ type: 'text' }) addressHash!: string;
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'integer' }) entries!: number;
}
