import type { Admission, SchoolClassType } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A school class: where pupils come in with a code, and teachers give them projects. */
@Entity('school_class')
export class SchoolClass {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) type!: SchoolClassType;
  /** of the class's own link, 80 bits and more (trust 2.4) */
  @Column({ type: 'text' }) token!: string;
  /** of a onetime class's own code, as on accesses */
  @Column({ type: 'text', nullable: true }) codeHash!: string | null;
  @Column({ type: 'text', nullable: true }) codeSealed!: string | null;
  @Column({ type: 'text', default: 'auto' }) admission!: Admission;
  /** until then a code opens from any device */
  @Column({ type: 'timestamptz', nullable: true }) openUntil!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) archivedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
