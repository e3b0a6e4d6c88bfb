import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** Number of questions that a person asked an assistant on a day (Europe/Berlin). */
@Stored('ai_day_count', {
  owner: 'item',
  personalFields: ['personId', 'guest', 'day', 'count'],
  retention: 'two days',
  copy: 'select item_id, day, count from ai_day_count where person_id = $1 order by day, item_id',
  erase: deleteBy({ accountId: 'person_id', visitorId: 'person_id' }),
  ends: { when: 'day <= $1', hours: 48 },
})
export class AiDayCount {
  @PrimaryColumn({ type: 'uuid' }) itemId!: string;
  /** an account or a visitor */
  @PrimaryColumn({ type: 'uuid' }) personId!: string;
  /** all guests of an item together ask so much at most */
  @Column({ type: 'boolean' }) guest!: boolean;
  /** YYYY-MM-DD */
  @PrimaryColumn({ type: 'date' }) day!: string;
  @Column({ type: 'integer' }) count!: number;
}
