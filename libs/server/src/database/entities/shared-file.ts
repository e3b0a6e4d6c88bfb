import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** Shared file, with its position in its item. */
@Stored('shared_file', {
  owner: 'file_share',
  personalFields: ['folder'],
  retention: 'as long as the file is given out, at most as long as the item',
  copy: `select s.file_id, s.item_id, s.folder, coalesce(d.downloads, 0) as downloads
    from shared_file s left join shared_file_downloads d on d.file_id = s.file_id join item i on i.id = s.item_id where i.owner_id = $1 order by s.file_id`,
  erase: null,
})
export class SharedFile {
  @PrimaryColumn({ type: 'uuid' }) fileId!: string;
  @Column({ type: 'uuid' }) itemId!: string;
  /** names with `/` between them; empty: in none */
  @Column({ type: 'text', default: '' }) folder!: string;
}
