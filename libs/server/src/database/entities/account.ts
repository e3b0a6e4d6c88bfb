import type {
  AccountLicence,
  GradeLevel,
  InterfaceLanguage,
  OnboardingGoal,
  SchoolRole,
  SchoolType,
  SubjectType,
  ToolKey,
} from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Account that can sign in: a teacher (`User`) or, inside a class, a pupil. */
@Stored('account', {
  owner: null,
  personalFields: [
    'email',
    'passwordHash',
    'firstname',
    'name',
    'publicName',
    'admin',
    'reviewer',
    'international',
    'locale',
    'licence',
    'licenceId',
    'sharedClasses',
    'lockedAt',
    'favouriteTools',
    'disabledTools',
    'disabledToolsFeatures',
    'enabledFeatures',
    'schoolId',
    'schoolRole',
    'schoolSince',
    'termsAgreedAt',
    'termsAgreedTo',
    'confirmedAt',
    'nameAskedAt',
    'subjectTypes',
    'gradeLevels',
    'schoolTypes',
    'goal',
    'onboardedAt',
    'askLaterSince',
    'createdAt',
  ],
  retention: 'until its owner erases it',
  copy: `select id, type, email, firstname, name, public_name, admin, reviewer, international, locale, licence,
    (select l.name from licence l where l.id = licence_id) as seat_of, shared_classes, locked_at, favourite_tools,
    disabled_tools, disabled_tools_features, enabled_features, school_role, school_since, terms_agreed_at, terms_agreed_to, confirmed_at, name_asked_at,
    subject_types, grade_levels, school_types, goal, onboarded_at, ask_later_since, created_at from account where id = $1`,
  erase: deleteBy({ accountId: 'id' }),
  isPerson: true,
})
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
  /** the one that counts today: see `applyLicences` */
  @Column({ type: 'text' }) licence!: AccountLicence;
  /** the licence of which they have a seat, also when it is over */
  @Column({ type: 'uuid', nullable: true }) licenceId!: string | null;
  /** classes of theirs are shared and hold any number of pupils; null: they have no seat, and the kind of licence decides */
  @Column({ type: 'boolean', nullable: true }) sharedClasses!: boolean | null;
  /** locked by the administration since then: they are signed in nowhere and cannot sign in */
  @Column({ type: 'timestamptz', nullable: true }) lockedAt!: Date | null;
  @Column({ type: 'text', array: true }) favouriteTools!: ToolKey[];
  @Column({ type: 'text', array: true }) disabledTools!: string[];
  @Column({ type: 'text', array: true }) disabledToolsFeatures!: string[];
  @Column({ type: 'text', array: true }) enabledFeatures!: string[];
  /** the one school that a teacher is in, as what and since when; all three or none */
  @Column({ type: 'uuid', nullable: true }) schoolId!: string | null;
  @Column({ type: 'text', nullable: true }) schoolRole!: SchoolRole | null;
  @Column({ type: 'timestamptz', nullable: true }) schoolSince!: Date | null;
  /** time of consent to the operator's terms of use at the registration, with their address; both or none */
  @Column({ type: 'timestamptz', nullable: true }) termsAgreedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) termsAgreedTo!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) confirmedAt!: Date | null;
  /** pupils: a teacher took the name before away and asks for another since then */
  @Column({ type: 'timestamptz', nullable: true }) nameAskedAt!: Date | null;
  /** what a teacher teaches and wants to begin with, from the first steps; empty and null: not told */
  @Column({ type: 'text', array: true }) subjectTypes!: SubjectType[];
  @Column({ type: 'text', array: true }) gradeLevels!: GradeLevel[];
  @Column({ type: 'text', array: true }) schoolTypes!: SchoolType[];
  @Column({ type: 'text', nullable: true }) goal!: OnboardingGoal | null;
  /** when a teacher last answered or skipped these questions; null: they are still to be asked. The database says "now" where nothing is said. */
  @Column({ type: 'timestamptz', nullable: true }) onboardedAt!: Date | null;
  /** when a teacher put off the questions of a new school year */
  @Column({ type: 'timestamptz', nullable: true }) askLaterSince!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
