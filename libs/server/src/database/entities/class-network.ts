import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Use of a class in a network: a pupil signed in from there by card or class link, or a teacher opened the class there. */
@Stored('class_network', {
  owner: 'school_class',
  personalFields: ['accountId', 'networkHash', 'until'],
  retention: '14 days after somebody came in from there, at most as long as the class; a keyed hash of the network, never of the address',
  copy: 'select until from class_network where account_id = $1 order by until',
  erase: deleteBy({ accountId: 'account_id' }),
  ends: { when: 'until <= $1' },
})
export class ClassNetwork {
  @PrimaryColumn({ type: 'uuid' }) classId!: string;
  /** keyed hash of the /24 (IPv4) or /48 (IPv6) */
  @PrimaryColumn({ type: 'text' }) networkHash!: string;
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  /** counts so long */
  @Column({ type: 'timestamptz' }) until!: Date;
}
