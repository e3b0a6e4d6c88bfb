import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Additional device on which a pupil continues their response, by its secret link. */
@Stored('worksheet_device', {
  owner: 'worksheet_response',
  personalFields: ['visitorId', 'createdAt'],
  retention: 'as long as the response',
  copy: null,
  erase: deleteBy({ visitorId: 'visitor_id' }),
})
export class WorksheetDevice {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @PrimaryColumn({ type: 'uuid' }) visitorId!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
