import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A visitor once showed the right token or password of an item (decision E1). */
@Entity('item_grant')
export class ItemGrant {
  @PrimaryColumn({ type: 'uuid' }) visitorId!: string;
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'text' }) via!: 'token' | 'password';
  @Column({ type: 'integer' }) accessVersion!: number;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
