import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Editors' marks on open material: that they looked at it, and which partner provides it. */
@Stored('material_mark', {
  owner: 'item',
  personalFields: ['approvedAt'],
  retention: 'as long as the item',
  copy: `select m.item_id, m.approved_at, p.name as partner from material_mark m left join partner p on p.id = m.partner_id
    where m.item_id in (select id from item where owner_id = $1) order by m.item_id`,
  erase: null,
})
export class MaterialMark {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** it counts as long as nothing of the item was changed since */
  @Column({ type: 'timestamptz', nullable: true }) approvedAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) partnerId!: string | null;
}
