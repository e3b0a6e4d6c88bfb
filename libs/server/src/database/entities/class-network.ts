import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody of a class was in a network: a pupil came in from there by card or class link, or a teacher opened the class there. */
@Entity('class_network')
export class ClassNetwork {
  @PrimaryColumn({ type: 'uuid' }) classId!: string;
  /** keyed hash of the /24 (IPv4) or /48 (IPv6) */
  @PrimaryColumn({ type: 'text' }) networkHash!: string;
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  /** counts so long */
  @Column({ type: 'timestamptz' }) until!: Date;
}
