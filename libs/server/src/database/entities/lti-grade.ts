import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** The grade of a response on its way to a learning platform, and how that ended. */
@Stored('lti_grade', {
  owner: 'worksheet_response',
  personalFields: ['score', 'maximum'],
  retention: 'as long as the response',
  copy: null,
  erase: null,
})
export class LtiGrade {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @Column({ type: 'uuid' }) grantId!: string;
  @Column({ type: 'text' }) state!: 'waiting' | 'sent' | 'failed';
  /** points reached; null: handed in, and a person still has to look at it */
  @Column({ type: 'double precision', nullable: true }) score!: number | null;
  @Column({ type: 'double precision' }) maximum!: number;
  /** when the grade became this one: platforms refuse an older one */
  @Column({ type: 'timestamptz' }) gradedAt!: Date;
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  /** when it is tried next */
  @Column({ type: 'timestamptz' }) nextAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) leasedUntil!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) sentAt!: Date | null;
  /** code of what went wrong last */
  @Column({ type: 'text', nullable: true }) problem!: string | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
