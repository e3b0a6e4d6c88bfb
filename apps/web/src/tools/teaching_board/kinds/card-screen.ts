import type { CardKind } from '@murmel/contracts';
import type { CardOf } from '@murmel/documents';
import type { PartProps, PartScreen } from '../../../core/parts/part-screen';

export type CardProps<K extends CardKind> = PartProps<CardOf<K>>;
/** Appearance and behaviour of one kind of card: a part on the grid. */
export type CardScreen<K extends CardKind> = PartScreen<CardOf<K>>;
