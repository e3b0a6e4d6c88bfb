import ItemListPage from '../../core/item-list/ItemListPage';
import { TemplateRow } from './templates/TemplateRow';

/** A teacher's own surveys, and what to start a new one from. */
export default function ListPage() {
  return (
    <>
      <ItemListPage tool="surveys" />
      <TemplateRow />
    </>
  );
}
