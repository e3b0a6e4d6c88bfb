import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that was somebody's: nobody gets it again for a year, so that an old slip of paper opens nothing. */
@Entity('retired_code')
export class RetiredCode {
  @PrimaryColumn({ type: 'text' }) codeHash!: string;
  @Column({ type: 'timestamptz' }) retiredAt!: Date;
}
