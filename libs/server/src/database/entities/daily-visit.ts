import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Visit of an account on a day (Europe/Berlin). */
@Stored('daily_visit', {
  owner: 'account',
  personalFields: ['accountId', 'date', 'createdAt'],
  retention: 'as long as the account',
  copy: 'select date::text from daily_visit where account_id = $1 order by date',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class DailyVisit {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  @PrimaryColumn({ type: 'date' }) date!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
