import type { CriterionVerdict, Finding, FindingState } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Finding in a text for one criterion: by a model first, then by the teacher. */
@Stored('correction_finding', {
  owner: 'correction_result',
  personalFields: ['verdict', 'text', 'quote'],
  retention: 'as long as the result',
  copy: `select f.item_id, f.result_id, f.verdict, f.text, f.quote, f.state from correction_finding f join item i on i.id = f.item_id
    where i.owner_id = $1 order by f.result_id, f.place`,
  erase: null,
})
export class CorrectionFinding {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid' }) resultId!: string;
  /** order of the criteria, from 0 */
  @Column({ type: 'integer' }) place!: number;
  @Column({ type: 'uuid' }) criterionId!: string;
  @Column({ type: 'text' }) verdict!: CriterionVerdict;
  @Column({ type: 'text' }) text!: string;
  /** the second reading where it differs: the model is unsure */
  @Column({ type: 'jsonb', nullable: true }) other!: Finding['other'];
  @Column({ type: 'text' }) quote!: string;
  @Column({ type: 'text' }) state!: FindingState;
}
