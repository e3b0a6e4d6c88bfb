import type { LicenceKind } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A licence with seats for teachers (spec LIC-03, LIC-04). Its days are those of Berlin. */
@Stored('licence', {
  owner: null,
  personalFields: [],
  retention: 'as long as the installation: it names no person',
})
export class Licence {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) kind!: LicenceKind;
  @Column({ type: 'text' }) name!: string;
  /** null: for any number of people */
  @Column({ type: 'integer', nullable: true }) seats!: number | null;
  @Column({ type: 'boolean' }) sharedClasses!: boolean;
  /** the school that it was made for; others may have seats, too */
  @Column({ type: 'uuid', nullable: true }) schoolId!: string | null;
  @Column({ type: 'date' }) startsOn!: string;
  /** first day without it */
  @Column({ type: 'date', nullable: true }) endsOn!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
