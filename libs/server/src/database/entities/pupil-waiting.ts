import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A pupil whom a teacher has to let in, because somebody was guessing codes at that moment. */
@Entity('pupil_waiting')
export class PupilWaiting {
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) admittedAt!: Date | null;
}
