import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Number of visits of a short link on one day of Berlin. No identity is stored. */
@Stored('short_link_visits', { owner: 'short_link', personalFields: [], retention: 'as long as the link' })
export class ShortLinkVisits {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'integer' }) visits!: number;
}
