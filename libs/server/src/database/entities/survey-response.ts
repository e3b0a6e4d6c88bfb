import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one person answered: a draft until it is submitted. One per person and survey (decision C3). */
@Entity('survey_response')
export class SurveyResponse {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) submittedAt!: Date | null;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
