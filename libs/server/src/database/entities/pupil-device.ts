import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which a pupil came in before; of its cookie only the hash is here. */
@Entity('pupil_device')
export class PupilDevice {
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @Column({ type: 'timestamptz' }) lastSeenAt!: Date;
}
