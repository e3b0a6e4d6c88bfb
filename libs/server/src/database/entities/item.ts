import type {
  AutoCleanup,
  ContentKind,
  ContentLanguage,
  ContentLicence,
  GradeLevel,
  Privacy,
  SchoolType,
  SubjectType,
  VisitorPermission,
} from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is shared, found, trashed and copied. What is inside belongs to the tool. */
@Entity('item')
export class Item {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) kind!: ContentKind;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'text' }) language!: ContentLanguage;
  @Column({ type: 'text', array: true }) gradeLevels!: GradeLevel[];
  @Column({ type: 'text', array: true }) schoolTypes!: SchoolType[];
  @Column({ type: 'text', array: true }) subjectTypes!: SubjectType[];
  @Column({ type: 'boolean' }) international!: boolean;
  @Column({ type: 'text' }) privacy!: Privacy;
  @Column({ type: 'text' }) visitorPermission!: VisitorPermission;
  @Column({ type: 'text' }) autoCleanup!: AutoCleanup;
  @Column({ type: 'text' }) licence!: ContentLicence;
  @Column({ type: 'boolean' }) template!: boolean;
  /** the secret of the secret link; shown to the owner, so it is kept readable */
  @Column({ type: 'text' }) token!: string;
  @Column({ type: 'text' }) publicToken!: string;
  /** argon2id */
  @Column({ type: 'text', nullable: true }) passwordHash!: string | null;
  /** counts up when token or password change: older grants are void from then on */
  @Column({ type: 'integer' }) accessVersion!: number;
  @Column({ type: 'text', nullable: true }) shortCode!: string | null;
  /** true when the owner switched the short address off: it is not made again by itself */
  @Column({ type: 'boolean', default: false }) shortCodeOff!: boolean;
  @Column({ type: 'timestamptz', nullable: true }) discardedAt!: Date | null;
  /** a pupil's own: the project in which it was made */
  @Column({ type: 'uuid', nullable: true }) projectId!: string | null;
  /** the last change of the content by anybody; auto cleanup counts from here (decision E11) */
  @Column({ type: 'timestamptz' }) contentChangedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
