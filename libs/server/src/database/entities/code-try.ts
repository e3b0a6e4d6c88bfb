import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that opened nothing, once per device: the same one again tells a guesser nothing. */
@Entity('code_try')
export class CodeTry {
  @PrimaryColumn({ type: 'text' }) deviceHash!: string;
  @PrimaryColumn({ type: 'text' }) codeHash!: string;
  /** whose budgets it used: `class:<id>`, `school:<id>`, `network:<hash>`, `address:<hash>`, `local` */
  @Column({ type: 'text', array: true }) scopes!: string[];
  @Column({ type: 'timestamptz' }) at!: Date;
  /** a typing error of this pupil, who came in a moment later on the same device */
  @Column({ type: 'uuid', nullable: true }) excusedBy!: string | null;
}
