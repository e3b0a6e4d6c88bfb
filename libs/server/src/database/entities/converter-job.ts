import type { ConverterFailure, ConverterFields, ConverterInput, ConverterOutput, ConverterState, ConverterStep } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A conversion of material by models, with what each of its steps made: a process that goes on repeats none of them. */
@Stored('converter_job', {
  owner: 'account',
  personalFields: ['accountId', 'title', 'address', 'sourceText', 'notes', 'result', 'storageKey', 'createdAt'],
  retention: 'until the teacher deletes it, or as long as the account; a recording until its text is there',
  copy: `select id, input, output, title, fields, address, source_text, result, state, failure, sound_type, sound_bytes, created_at, ended_at
    from converter_job where account_id = $1 order by created_at, id`,
  erase: deleteBy({ accountId: 'account_id' }),
})
export class ConverterJob {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) input!: ConverterInput;
  @Column({ type: 'text' }) output!: ConverterOutput;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'jsonb' }) fields!: ConverterFields;
  /** null: none writes */
  @Column({ type: 'text', nullable: true }) model!: string | null;
  /** one for each speaker; empty where nothing is spoken */
  @Column({ type: 'jsonb' }) voices!: string[];
  /** of a website */
  @Column({ type: 'text', nullable: true }) address!: string | null;
  /** file of the material; null: there is none, or its text is there */
  @Column({ type: 'text', nullable: true }) storageKey!: string | null;
  /** of that file */
  @Column({ type: 'integer', nullable: true }) bytes!: number | null;
  /** text of the material, as far as it is taken; null: not extracted yet */
  @Column({ type: 'text', nullable: true }) sourceText!: string | null;
  @Column({ type: 'integer', nullable: true }) taken!: number | null;
  @Column({ type: 'integer', nullable: true }) letters!: number | null;
  /** what was made of each part of a long text */
  @Column({ type: 'jsonb', default: [] }) notes!: string[];
  @Column({ type: 'text', nullable: true }) result!: string | null;
  /** number of spoken parts in the storage */
  @Column({ type: 'integer', default: 0 }) sounds!: number;
  @Column({ type: 'text', nullable: true }) soundType!: string | null;
  @Column({ type: 'integer', nullable: true }) soundBytes!: number | null;
  @Column({ type: 'text' }) state!: ConverterState;
  @Column({ type: 'text', nullable: true }) step!: ConverterStep | null;
  @Column({ type: 'integer', default: 0 }) done!: number;
  @Column({ type: 'integer', default: 0 }) total!: number;
  @Column({ type: 'text', nullable: true }) failure!: ConverterFailure | null;
  @Column({ type: 'text', default: '' }) said!: string;
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  /** YYYY-MM, to which it is given back when it ends without a result */
  @Column({ type: 'text' }) countedMonth!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
}
