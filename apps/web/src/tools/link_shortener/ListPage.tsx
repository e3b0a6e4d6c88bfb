import ItemListPage from '../../core/item-list/ItemListPage';
import { LinkLines } from './list/LinkLines';

/** A teacher's own short links, as lines: what is looked for is a code or a target, and how often it was opened. */
export default function ListPage() {
  return <ItemListPage tool="link_shortener" Lines={LinkLines} />;
}
