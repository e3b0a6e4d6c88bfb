import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A library that the operator installed for packages that lack it, and the package that it came with. */
@Stored('h5p_library', { owner: null, personalFields: [], retention: 'until the operator installs a newer one' })
export class H5pLibrary {
  /** its machine name, "H5P.Question" */
  @PrimaryColumn({ type: 'text' }) library!: string;
  @PrimaryColumn({ type: 'integer' }) major!: number;
  @PrimaryColumn({ type: 'integer' }) minor!: number;
  @Column({ type: 'integer' }) patch!: number;
  @Column({ type: 'text' }) storageKey!: string;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
