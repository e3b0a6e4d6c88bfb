import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Access of one pupil to a class. The name is stored on the account only. */
@Stored('pupil_access', {
  owner: 'account',
  personalFields: [
    'id',
    'note',
    'codeHash',
    'codeSealed',
    'cardHash',
    'cardSealed',
    'joinedFrom',
    'admittedAt',
    'deactivatedAt',
    'createdAt',
    'lastSeenAt',
  ],
  retention: 'as long as the class, at most 365 days',
  copy: 'select note, created_at, deactivated_at, last_seen_at from pupil_access where id = $1',
  erase: deleteBy({ accountId: 'id' }),
})
export class PupilAccess {
  /** the pupil's account */
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) classId!: string;
  @Column({ type: 'text' }) note!: string;
  /** keyed hash of the code: what a typed code is looked up by; none in onetime classes */
  @Column({ type: 'text', nullable: true }) codeHash!: string | null;
  /** the code encrypted, so that a teacher can show it again */
  @Column({ type: 'text', nullable: true }) codeSealed!: string | null;
  /** hash of the secret in the QR code of the card, and the secret encrypted; renewed with the code */
  @Column({ type: 'text', nullable: true }) cardHash!: string | null;
  @Column({ type: 'text', nullable: true }) cardSealed!: string | null;
  /** onetime classes: keyed hash of the network from which a pupil joined */
  @Column({ type: 'text', nullable: true }) joinedFrom!: string | null;
  /** null: waits until a teacher lets them in */
  @Column({ type: 'timestamptz', nullable: true }) admittedAt!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) deactivatedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) lastSeenAt!: Date | null;
}
