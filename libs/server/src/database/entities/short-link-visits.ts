import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** How often a short link was followed on one day of Berlin. Nobody stands behind the number. */
@Stored('short_link_visits', { owner: 'short_link', personalFields: [], retention: 'as long as the link' })
export class ShortLinkVisits {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'integer' }) visits!: number;
}
