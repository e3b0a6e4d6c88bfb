import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A browser in which a pupil came in before; of its cookie only the hash is here. */
@Stored('pupil_device', {
  owner: 'pupil_access',
  personalFields: ['pupilId', 'deviceHash', 'lastSeenAt'],
  retention: 'as long as the access',
  copy: 'select last_seen_at from pupil_device where pupil_id = $1 order by last_seen_at',
  erase: deleteBy({ accountId: 'pupil_id' }),
})
export class PupilDevice {
  @PrimaryColumn({ type: 'uuid' }) pupilId!: string;
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @Column({ type: 'timestamptz' }) lastSeenAt!: Date;
}
