import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A school: the teachers who are in it. Its classes are those that they own. */
@Entity('school')
export class School {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  /** of the school's own link for pupils, 80 bits and more (trust 2.4) */
  @Column({ type: 'text' }) token!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
