import ItemListPage from '../../core/items/ItemListPage';

/** A teacher's text documents. */
export default function ListPage() {
  return <ItemListPage tool="text_editor" />;
}
