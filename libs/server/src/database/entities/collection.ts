import type { CollectionCover, ContentLanguage } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { type Erasure, Stored } from '../stored.js';

/** Keeps collections the editors published, and removes their curator. */
const forgetCurator: Erasure = async (manager, { accountId }) => {
  if (accountId) await manager.query('update collection set curator_id = null where curator_id = $1', [accountId]);
};

/** Open material that the editors put together. */
@Stored('collection', {
  owner: null,
  personalFields: ['curatorId', 'createdAt'],
  retention: 'until an admin of the installation removes it; without a name once the account of whoever made it has gone',
  copy: 'select id, title, description, created_at from collection where curator_id = $1 order by created_at',
  erase: forgetCurator,
})
export class Collection {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'text' }) cover!: CollectionCover;
  @Column({ type: 'text' }) language!: ContentLanguage;
  @Column({ type: 'uuid', nullable: true }) curatorId!: string | null;
  /** null: only admins of the installation see it */
  @Column({ type: 'timestamptz', nullable: true }) publishedAt!: Date | null;
  /** since when it stands first in the gallery */
  @Column({ type: 'timestamptz', nullable: true }) featuredAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
