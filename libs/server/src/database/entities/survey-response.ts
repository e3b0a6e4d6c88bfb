import { Column, PrimaryColumn } from 'typeorm';
import { BY_VISITOR, detach, Stored } from '../stored.js';

/** Answers of one participant: a draft until it is submitted. One per participant and survey (spec C3). */
@Stored('survey_response', {
  owner: 'item',
  personalFields: ['accountId', 'visitorId', 'submittedAt', 'updatedAt', 'createdAt'],
  retention: 'as long as the item, until who may read responses removes it',
  copy: 'select id, item_id, submitted_at, updated_at, created_at from survey_response where account_id = $1 order by created_at',
  erase: detach,
  leftByVisitor: BY_VISITOR,
})
export class SurveyResponse {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  @Column({ type: 'uuid', nullable: true }) accountId!: string | null;
  @Column({ type: 'uuid', nullable: true }) visitorId!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) submittedAt!: Date | null;
  @Column({ type: 'timestamptz' }) updatedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
