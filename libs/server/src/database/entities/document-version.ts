import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** One state per hour of what is older than 30 days; the journal rows it was made from are gone. */
@Stored('document_version', {
  owner: 'item',
  personalFields: ['state', 'accountIds', 'visitorIds'],
  retention: 'as long as the item',
  copy: null,
  erase: async (manager, { accountId, visitorId }) => {
    for (const [column, id] of Object.entries({ account_ids: accountId, visitor_ids: visitorId })) {
      const without = `update document_version set ${column} = array_remove(${column}, $1::uuid) where $1::uuid = any(${column})`;
      if (id) await manager.query(without, [id]);
    }
  },
  leftByVisitor: '$1 = any(visitor_ids)',
})
export class DocumentVersion {
  /** the last journal row that it contains */
  @PrimaryColumn({ type: 'bigint' }) seq!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'bytea' }) state!: Buffer;
  @Column({ type: 'uuid', array: true }) accountIds!: string[];
  @Column({ type: 'uuid', array: true }) visitorIds!: string[];
  @Column({ type: 'integer' }) changes!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
