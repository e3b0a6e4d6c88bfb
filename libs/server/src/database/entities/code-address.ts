import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often pupils came in from an address on a day; not who. */
@Entity('code_address')
export class CodeAddress {
  /** keyed hash of the IPv4 address or the /64 of an IPv6 address */
  @PrimaryColumn({ type: 'text' }) addressHash!: string;
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'integer' }) entries!: number;
}
