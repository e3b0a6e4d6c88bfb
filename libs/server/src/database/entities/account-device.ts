import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which a teacher signed in before, and from where: strangers' wrong passwords do not hold it up. */
@Entity('account_device')
export class AccountDevice {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  /** of its cookie only the hash is here */
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  /** keyed hash of the network */
  @Column({ type: 'text' }) placeHash!: string;
  @Column({ type: 'timestamptz' }) lastSeenAt!: Date;
}
