import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A colleague who was asked by mail to come into a school. Whoever has confirmed this address and holds the secret comes in, once. */
@Entity('school_invitation')
export class SchoolInvitation {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) schoolId!: string;
  /** lower case */
  @Column({ type: 'text' }) email!: string;
  /** an admin of the school; the invitation ends when they are not any more */
  @Column({ type: 'uuid' }) invitedBy!: string;
  @Column({ type: 'text' }) secretHash!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
