import type { Admission, SchoolClassType } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A school class: where pupils come in with a code, and teachers give them projects. */
@Stored('school_class', {
  owner: 'account',
  personalFields: ['ownerId', 'name', 'createdAt'],
  retention: '365 days (permanent) or 24 hours (onetime) after it was made, or 30 days after its owner put it into the trash',
  copy: 'select id, name, type, created_at, expires_at, archived_at, discarded_at from school_class where owner_id = $1 order by created_at',
  erase: async (manager, { accountId }) => {
    if (!accountId) return;
    // The api has taken classes apart before, with items and files (`ErasePupils`); this is what is left if not. The pupils of a class are accounts of their own, which end with it.
    await manager.query(
      'delete from account where id in (select p.id from pupil_access p join school_class c on c.id = p.class_id where c.owner_id = $1)',
      [accountId],
    );
    await manager.query('delete from school_class where owner_id = $1', [accountId]);
  },
})
export class SchoolClass {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) type!: SchoolClassType;
  /** token of the class's own link, 192 bits (ADR 19) */
  @Column({ type: 'text' }) token!: string;
  /** hash of a onetime class's own code, as on accesses */
  @Column({ type: 'text', nullable: true }) codeHash!: string | null;
  @Column({ type: 'text', nullable: true }) codeSealed!: string | null;
  @Column({ type: 'text', default: 'auto' }) admission!: Admission;
  /** until then a code opens from any device */
  @Column({ type: 'timestamptz', nullable: true }) openUntil!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) archivedAt!: Date | null;
  /** time of the move to the trash */
  @Column({ type: 'timestamptz', nullable: true }) discardedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}
