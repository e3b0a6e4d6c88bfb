import type { MemberRole } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Invitation by mail address. It is valid for the account with that confirmed address. */
@Stored('item_member', {
  owner: 'item',
  personalFields: ['email', 'role'],
  retention: 'until the owner removes the member, as long as the item',
  copy: `select m.item_id, m.email, m.role, m.created_at from item_member m
    where m.item_id in (select id from item where owner_id = $1) or m.email = (select email from account where id = $1) order by m.created_at`,
  erase: deleteBy({ email: 'email' }),
})
export class ItemMember {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) role!: MemberRole;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
