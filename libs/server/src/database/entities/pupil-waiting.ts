import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A code that is right, but was typed where it opens nothing by itself: a teacher lets this pupil in on this device. */
@Stored('pupil_waiting', {
  owner: 'pupil_access',
  personalFields: ['pupilId', 'deviceHash', 'createdAt', 'askedAt', 'admittedAt'],
  retention: 'as long as the access; it counts for 60 minutes',
  copy: null,
  erase: deleteBy({ accountId: 'pupil_id' }),
})
export class PupilWaiting {
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** time of the device's last request: a device that stopped polling no longer waits */
  @Column({ type: 'timestamptz', default: () => 'now()' }) askedAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) admittedAt!: Date | null;
}
