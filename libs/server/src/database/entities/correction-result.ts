import type { CorrectionFailure, CorrectionState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Text of a pupil under a code name, how far it is read, and what the teacher says about it. */
@Stored('correction_result', {
  owner: 'item',
  personalFields: ['code', 'text', 'digest', 'overall', 'mark', 'createdAt'],
  retention: 'as long as the item, at most a year unless its owner wants it longer, until who may change the item removes it',
  copy: `select r.id, r.item_id, r.code, r.text, r.state, r.model, r.overall, r.mark, r.created_at from correction_result r
    join item i on i.id = r.item_id where i.owner_id = $1 order by r.created_at, r.place`,
  // It goes with its item, and names no person.
  erase: null,
})
export class CorrectionResult {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** a code, not a name */
  @Column({ type: 'text' }) code!: string;
  @Column({ type: 'text' }) text!: string;
  /** SHA-256 of the text, by which the same one is recognised */
  @Column({ type: 'text' }) digest!: string;
  @Column({ type: 'text' }) state!: CorrectionState;
  @Column({ type: 'text', nullable: true }) failure!: CorrectionFailure | null;
  @Column({ type: 'text', nullable: true }) model!: string | null;
  @Column({ type: 'text', default: '' }) overall!: string;
  /** by the teacher's own hand alone (spec C30) */
  @Column({ type: 'text', default: '' }) mark!: string;
  /** key of the link for the pupil; kept readable, because the teacher shows it again. null: none was made */
  @Column({ type: 'text', nullable: true }) returnKey!: string | null;
  /** number of attempts; also identifies the writer: an overtaken process finds a higher number */
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  /** order within its batch, from 0 */
  @Column({ type: 'integer', default: 0 }) place!: number;
}
