import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that is right, but was typed where it opens nothing by itself: a teacher lets this pupil in on this device. */
@Entity('pupil_waiting')
export class PupilWaiting {
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** when the device asked last: who has gone away waits no more */
  @Column({ type: 'timestamptz', default: () => 'now()' }) askedAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) admittedAt!: Date | null;
}
