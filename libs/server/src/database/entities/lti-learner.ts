import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/** A learner of a learning platform: a visitor, without account, name or address. */
@Stored('lti_learner', {
  owner: 'visitor',
  personalFields: ['subjectHash', 'subjectSealed', 'visitorId', 'createdAt'],
  retention: 'as long as the visitor',
  copy: null,
  erase: deleteBy({ visitorId: 'visitor_id' }),
})
export class LtiLearner {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) platformId!: string;
  /** keyed hash of issuer and the platform's id of the person */
  @Column({ type: 'text' }) subjectHash!: string;
  /** that id, readable with SECRET alone: a grade cannot be sent without it; null until a launch asks for grades */
  @Column({ type: 'text', nullable: true }) subjectSealed!: string | null;
  @Column({ type: 'uuid' }) visitorId!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
