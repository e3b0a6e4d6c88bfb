import type { AccountLicence, PartnerColour } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** An organisation that provides open material, as the editors present it. */
@Stored('partner', { owner: null, personalFields: [], retention: 'until an admin of the installation removes it' })
export class Partner {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) description!: string;
  @Column({ type: 'text', nullable: true }) website!: string | null;
  @Column({ type: 'text' }) colour!: PartnerColour;
  /** storage key of its logo's bytes; null: there is none */
  @Column({ type: 'text', nullable: true }) storageKey!: string | null;
  @Column({ type: 'text' }) logoAlt!: string;
  /** true if restricted to accounts with the international flag */
  @Column({ type: 'boolean' }) international!: boolean;
  /** audience that may copy its materials: accounts with one of these licences or in one of these schools; all when both are empty */
  @Column({ type: 'text', array: true }) licences!: AccountLicence[];
  @Column({ type: 'uuid', array: true }) schoolIds!: string[];
  /** null: only admins of the installation see it */
  @Column({ type: 'timestamptz', nullable: true }) publishedAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
}
