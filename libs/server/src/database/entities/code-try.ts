import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Failed sign-in attempt with a code, once per device, because repeating the same code gives a guesser no information. */
@Stored('code_try', {
  owner: null,
  personalFields: ['deviceHash', 'excusedBy', 'at'],
  retention: '30 days',
  copy: 'select at from code_try where excused_by = $1 order by at',
  erase: async (manager, { accountId }) => {
    if (accountId) await manager.query('update code_try set excused_by = null where excused_by = $1', [accountId]);
  },
  // The longest budget of wrong codes.
  ends: { when: 'at <= $1', hours: 30 * 24 },
})
export class CodeTry {
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @PrimaryColumn({ type: 'text' }) codeHash!: string;
  /** budgets that it consumed: `class:<id>`, `school:<id>`, `network:<hash>`, `address:<hash>`, `local` */
  @Column({ type: 'text', array: true }) scopes!: string[];
  @Column({ type: 'timestamptz' }) at!: Date;
  /** a typing error of this pupil, who came in a moment later on the same device */
  @Column({ type: 'uuid', nullable: true }) excusedBy!: string | null;
}
