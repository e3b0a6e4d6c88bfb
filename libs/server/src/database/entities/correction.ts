import type { CorrectionCriterion } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Task of the correction aid, with what is expected and the criteria. */
@Stored('correction', { owner: 'item', personalFields: [], retention: 'as long as the item' })
export class Correction {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) task!: string;
  @Column({ type: 'text' }) solution!: string;
  @Column({ type: 'jsonb' }) criteria!: CorrectionCriterion[];
}
