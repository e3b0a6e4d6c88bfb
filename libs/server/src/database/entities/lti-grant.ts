import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A learner may open the item of a link from one place in a course: one grant of each. */
@Stored('lti_grant', {
  owner: 'lti_learner',
  personalFields: ['learnerId', 'resourceHash', 'createdAt', 'launchedAt'],
  retention: 'as long as the learner and the link',
  copy: null,
  erase: null,
})
export class LtiGrant {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) learnerId!: string;
  @Column({ type: 'uuid' }) linkId!: string;
  /** hash of the platform's id of the place in the course */
  @Column({ type: 'text' }) resourceHash!: string;
  /** address at the platform that takes the grades of this place; null: it takes none */
  @Column({ type: 'text', nullable: true }) lineItem!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) launchedAt!: Date;
}
