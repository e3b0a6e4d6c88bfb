import ItemListPage from '../../core/items/ItemListPage';

/** A teacher's own items of this tool. */
export default function ListPage() {
  return <ItemListPage tool="teaching_board" />;
}
