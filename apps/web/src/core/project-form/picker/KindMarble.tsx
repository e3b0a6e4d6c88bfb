import type { ContentKind } from '@murmel/contracts';
import { Marble } from '../../../ui/marbles/Marble';
import { useToolOf } from '../../tools/contribution';

/** The marble of the tool that this kind belongs to; nothing for kinds without a tool. */
export function KindMarble({ kind, size }: { kind: ContentKind; size: number }) {
  const found = useToolOf(kind);
  return found ? <Marble colour={found.tool.colour} swirl={found.tool.swirl} icon={found.tool.icon} size={size} /> : null;
}
