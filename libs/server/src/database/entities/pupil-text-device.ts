import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Additional device on which a pupil goes on with their text, by its secret link. */
@Stored('pupil_text_device', {
  owner: 'pupil_text',
  personalFields: ['visitorId', 'createdAt'],
  retention: 'as long as the response',
  copy: null,
  erase: deleteBy({ visitorId: 'visitor_id' }),
})
export class PupilTextDevice {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @PrimaryColumn({ type: 'uuid' }) visitorId!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
