import type { HintKind, HintState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Hint of a model on one version; the pupil sees it once it is given. */
@Stored('pupil_text_hint', {
  owner: 'pupil_text',
  personalFields: ['text', 'quote', 'decidedAt'],
  retention: 'as long as the response',
  copy: `select r.item_id, h.version, h.kind, h.text, h.quote, h.decided_at from pupil_text_hint h join pupil_text r on r.id = h.response_id
    where r.account_id = $1 and h.state = 'given' order by r.created_at, h.version, h.place`,
  erase: null,
})
export class PupilTextHint {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid' }) responseId!: string;
  @Column({ type: 'integer' }) version!: number;
  /** order as they came, from 0 */
  @Column({ type: 'integer' }) place!: number;
  @Column({ type: 'uuid' }) criterionId!: string;
  @Column({ type: 'text' }) kind!: HintKind;
  @Column({ type: 'text' }) text!: string;
  /** passage of the version; empty: all of it */
  @Column({ type: 'text' }) quote!: string;
  @Column({ type: 'text' }) state!: HintState;
  /** when the teacher or the rules let it through, or dropped it */
  @Column({ type: 'timestamptz', nullable: true }) decidedAt!: Date | null;
}
