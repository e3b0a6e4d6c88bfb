import { LIMITS } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Code that was used before: it is not assigned again for a year, so that an old slip of paper opens nothing. */
@Stored('retired_code', {
  owner: null,
  personalFields: [],
  retention: '365 days after the code was given back',
  ends: { when: 'retired_at <= $1', hours: LIMITS.schoolClass.codeQuarantineDays * 24 },
})
export class RetiredCode {
  @PrimaryColumn({ type: 'text' }) codeHash!: string;
  @Column({ type: 'timestamptz' }) retiredAt!: Date;
}
