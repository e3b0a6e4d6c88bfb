import type { AccountLicence, InterfaceLanguage, SchoolRole, ToolKey } from '@murmel/contracts';
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
    'createdAt',
  ],
  retention: 'until its owner erases it',
  copy: `select id, type, email, firstname, name, public_name, admin, reviewer, international, locale, licence,
    (select l.name from licence l where l.id = licence_id) as seat_of, shared_classes, locked_at, favourite_tools,
    disabled_tools, disabled_tools_features, enabled_features, school_role, school_since, terms_agreed_at, terms_agreed_to, confirmed_at, name_asked_at, created_at from account where id = $1`,
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
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
