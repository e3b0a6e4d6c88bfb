import type { CardKind } from '@murmel/contracts';
import type { CardContents } from '../teaching-board/kinds/kinds.js';

/** Something of a kind that stands in a document, whichever tool it belongs to. */
export interface Part {
  id: string;
  kind: string;
  title: string;
  content: object;
}

export interface PartOf<K extends CardKind> extends Part {
  kind: K;
  content: CardContents[K];
}
