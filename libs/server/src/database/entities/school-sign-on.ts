import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A school names the provider that its teachers sign on with: only then does signing on give a place in it. */
@Stored('school_sign_on', {
  owner: 'school',
  personalFields: [],
  retention: 'as long as the school',
})
export class SchoolSignOn {
  @PrimaryColumn({ type: 'text' }) providerId!: string;
  /** what the provider calls the school, lower case; '' where it names none, and then one school alone has it */
  @PrimaryColumn({ type: 'text' }) value!: string;
  @Column({ type: 'uuid' }) schoolId!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
