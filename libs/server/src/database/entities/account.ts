import type { AccountLicence, InterfaceLanguage, SchoolRole, ToolKey } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who can sign in: a teacher (`User`) or, inside a class, a pupil. */
@Entity('account')
export class Account {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) type!: 'User' | 'Pupil';
  /** lower case; null for pupils */
  @Column({ type: 'text', nullable: true }) email!: string | null;
  /** argon2id */
  @Column({ type: 'text', nullable: true }) passwordHash!: string | null;
  @Column({ type: 'text' }) firstname!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) publicName!: string;
  @Column({ type: 'boolean' }) admin!: boolean;
  @Column({ type: 'boolean' }) reviewer!: boolean;
  @Column({ type: 'boolean' }) international!: boolean;
  @Column({ type: 'text', nullable: true }) locale!: InterfaceLanguage | null;
  @Column({ type: 'text' }) licence!: AccountLicence;
  @Column({ type: 'text', array: true }) favouriteTools!: ToolKey[];
  @Column({ type: 'text', array: true }) disabledTools!: string[];
  @Column({ type: 'text', array: true }) disabledToolsFeatures!: string[];
  @Column({ type: 'text', array: true }) enabledFeatures!: string[];
  /** the one school that a teacher is in, as what and since when; all three or none */
  @Column({ type: 'uuid', nullable: true }) schoolId!: string | null;
  @Column({ type: 'text', nullable: true }) schoolRole!: SchoolRole | null;
  @Column({ type: 'timestamptz', nullable: true }) schoolSince!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) confirmedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
