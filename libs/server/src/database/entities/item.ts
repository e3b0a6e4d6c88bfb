import type {
  AutoCleanup,
  ContentKind,
  ContentLanguage,
  ContentLicence,
  FolderColour,
  GradeLevel,
  Privacy,
  SchoolType,
  SubjectType,
  TemplateFor,
  VisitorPermission,
} from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Item that can be shared, found, trashed and copied. Its content belongs to the tool. */
@Stored('item', {
  owner: 'account',
  personalFields: ['ownerId', 'title', 'description', 'tags'],
  retention: 'until its owner discards it or auto cleanup does; 30 days in the trash',
  copy: `select id, parent_id, folder_id, kind, title, description, language, grade_levels, school_types, subject_types, tags, colour, international, privacy,
    visitor_permission, auto_cleanup, licence, template_for, short_code, hidden_at, discarded_at, content_changed_at, created_at, updated_at
    from item where owner_id = $1 order by created_at`,
  // Files belong to the storage: erasing an account destroys its items first.
  erase: deleteBy({ accountId: 'owner_id' }),
})
export class Item {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) kind!: ContentKind;
  @Column({ type: 'uuid' }) ownerId!: string;
  /** parent item of the same owner, which has no parent itself. Privacy, link, members, project and trash are then the parent's alone */
  @Column({ type: 'uuid', nullable: true }) parentId!: string | null;
  /** folder of the same owner; null: none. Pupils' items and child items never have one */
  @Column({ type: 'uuid', nullable: true }) folderId!: string | null;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'text' }) language!: ContentLanguage;
  @Column({ type: 'text', array: true }) gradeLevels!: GradeLevel[];
  @Column({ type: 'text', array: true }) schoolTypes!: SchoolType[];
  @Column({ type: 'text', array: true }) subjectTypes!: SubjectType[];
  /** words of its owner's own to find it by */
  @Column({ type: 'text', array: true, default: [] }) tags!: string[];
  /** colour of a folder; null: the one derived from its id */
  @Column({ type: 'text', nullable: true }) colour!: FolderColour | null;
  @Column({ type: 'boolean' }) international!: boolean;
  @Column({ type: 'text' }) privacy!: Privacy;
  @Column({ type: 'text' }) visitorPermission!: VisitorPermission;
  @Column({ type: 'text' }) autoCleanup!: AutoCleanup;
  @Column({ type: 'text' }) licence!: ContentLicence;
  /** audience for which it is a template; null: none */
  @Column({ type: 'text', nullable: true }) templateFor!: TemplateFor | null;
  /** the secret of the secret link; shown to the owner, so it is kept readable */
  @Column({ type: 'text' }) token!: string;
  @Column({ type: 'text' }) publicToken!: string;
  /** argon2id */
  @Column({ type: 'text', nullable: true }) passwordHash!: string | null;
  /** counts up with a new token: older grants by it are void from then on */
  @Column({ type: 'integer' }) linkVersion!: number;
  /** counts up with a new password or token: older grants by password are void from then on */
  @Column({ type: 'integer' }) passwordVersion!: number;
  @Column({ type: 'text', nullable: true }) shortCode!: string | null;
  /** true when the owner switched the short address off: it is not made again by itself */
  @Column({ type: 'boolean', default: false }) shortCodeOff!: boolean;
  @Column({ type: 'timestamptz', nullable: true }) discardedAt!: Date | null;
  /** the folder with which it went into the trash, and comes back; null: by itself */
  @Column({ type: 'uuid', nullable: true }) discardedWith!: string | null;
  /** in the trash: its folder was permanently deleted */
  @Column({ type: 'boolean', default: false }) lostPlace!: boolean;
  /** time at which a moderator hid it; the newest verdict gives the reason */
  @Column({ type: 'timestamptz', nullable: true }) hiddenAt!: Date | null;
  /** a pupil's own: the project in which it was made */
  @Column({ type: 'uuid', nullable: true }) projectId!: string | null;
  /** the last change of the content by any user; auto cleanup counts from here (spec E11) */
  @Column({ type: 'timestamptz' }) contentChangedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
