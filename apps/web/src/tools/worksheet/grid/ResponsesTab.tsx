import type { Worksheet } from '@murmel/contracts';

/** What was handed in. */
export default function ResponsesTab({ item }: { item: Worksheet }) {
  return <h2 className="visually-hidden">{item.title}</h2>;
}
