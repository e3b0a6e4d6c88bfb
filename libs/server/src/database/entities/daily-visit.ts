import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody was here on a day (Europe/Berlin). */
@Entity('daily_visit')
export class DailyVisit {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  @PrimaryColumn({ type: 'date' }) date!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
