import type { MemberRole } from '@murmel/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An invitation by mail address. It works for whoever has an account with that confirmed address. */
@Entity('item_member')
export class ItemMember {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) role!: MemberRole;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
