import type { HintWorkState, PhotoFailure } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Photo of a text on paper, until its author takes its words over or puts them away. The picture itself goes once it was read. */
@Stored('pupil_text_photo', {
  owner: 'pupil_text',
  personalFields: ['text', 'createdAt'],
  retention: 'as long as the response, until its author takes the words over; the picture until it was read',
  copy: `select r.item_id, p.state, p.text, p.created_at from pupil_text_photo p join pupil_text r on r.id = p.response_id
    where r.account_id = $1 order by p.created_at`,
  erase: null,
})
export class PupilTextPhoto {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid' }) responseId!: string;
  /** null once it was read */
  @Column({ type: 'uuid', nullable: true }) fileId!: string | null;
  @Column({ type: 'text' }) state!: HintWorkState;
  @Column({ type: 'text', nullable: true }) failure!: PhotoFailure | null;
  @Column({ type: 'text', default: '' }) text!: string;
  /** it was held the wrong way round */
  @Column({ type: 'boolean', default: false }) turned!: boolean;
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
