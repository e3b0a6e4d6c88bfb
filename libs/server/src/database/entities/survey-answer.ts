import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answer to one question; which column counts depends on the question's type. */
@Entity('survey_answer')
export class SurveyAnswer {
  @PrimaryColumn({ type: 'uuid' }) responseId!: string;
  @PrimaryColumn({ type: 'uuid' }) questionId!: string;
  @Column({ type: 'uuid', array: true, nullable: true }) optionIds!: string[] | null;
  @Column({ type: 'integer', nullable: true }) number!: number | null;
  @Column({ type: 'text', nullable: true }) text!: string | null;
  @Column({ type: 'uuid', nullable: true }) fileId!: string | null;
  /** a free text that the teacher let onto the wall */
  @Column({ type: 'boolean' }) released!: boolean;
}
