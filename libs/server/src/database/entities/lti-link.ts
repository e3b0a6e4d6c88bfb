import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** An item that its owner put into a course of a learning platform. A launch names this link, never the item. */
@Stored('lti_link', {
  owner: 'item',
  personalFields: ['createdBy', 'createdAt'],
  retention: 'as long as the item, or until its owner takes it back',
  copy: 'select item_id, platform_id, created_at, launched_at from lti_link where created_by = $1 order by created_at',
  erase: deleteBy({ accountId: 'created_by' }),
})
export class LtiLink {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** id in LTI_PLATFORMS: launches of others do not find it */
  @Column({ type: 'text' }) platformId!: string;
  @Column({ type: 'uuid' }) createdBy!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) launchedAt!: Date | null;
}
