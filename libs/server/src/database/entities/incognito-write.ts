import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A call that was no mere looking while an admin saw murmel as another person, with both ids (spec TR-32). */
@Stored('incognito_write', {
  owner: 'incognito',
  personalFields: ['adminId', 'personId', 'at', 'itemId'],
  retention: 'as long as the look in which it was made',
  copy: 'select at, call, item_id, admin_id = $1 as made_oneself from incognito_write where admin_id = $1 or person_id = $1 order by at',
  erase: async (manager, { accountId, visitorId }) => {
    await manager.query('delete from incognito_write where person_id = $1 or person_id = $2', [accountId, visitorId]);
    if (accountId) await manager.query('update incognito_write set admin_id = null where admin_id = $1', [accountId]);
  },
})
export class IncognitoWrite {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) incognitoId!: string;
  @Column({ type: 'uuid', nullable: true }) adminId!: string | null;
  /** account or visitor looked at */
  @Column({ type: 'uuid' }) personId!: string;
  @Column({ type: 'timestamptz' }) at!: Date;
  /** `METHOD /path` of the contract */
  @Column({ type: 'text' }) call!: string;
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
}
