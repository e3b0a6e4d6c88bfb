import type { PublicPageProps } from '../../core/sharing/ItemGate';

export default function PublicPage({ item }: PublicPageProps) {
  return <h1>{item.title}</h1>;
}
