import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type HTMLAttributes, type LiHTMLAttributes, type ReactNode, type Ref, useMemo } from 'react';
import classes from './sorting.module.css';

/** Goes onto the button by which an entry is dragged; the same while nothing about it changes. */
export type DragHandle = HTMLAttributes<HTMLElement> & { ref: Ref<HTMLButtonElement> };

/** Returns an announcement, with the values that it names. */
export type DragAnnouncements = (what: 'how' | 'start' | 'over' | 'end' | 'cancel', values?: Record<string, unknown>) => string;

type EntryProps = LiHTMLAttributes<HTMLLIElement> & { [data: `data-${string}`]: string | undefined };

interface SortableListProps {
  ids: readonly string[];
  /** name of an entry, announced while moving */
  nameOf: (id: string) => string;
  /** @param index the new place, from 0 */
  onMove: (id: string, index: number) => void;
  says: DragAnnouncements;
  className?: string | undefined;
  /** entries may stand beside each other */
  grid?: boolean;
  /** properties of the element of an entry */
  entryProps?: (id: string) => EntryProps;
  children: (id: string, handle: DragHandle) => ReactNode;
}

/** A list that is put into order by dragging a handle, with the mouse, a finger, or Space and the arrow keys. */
export function SortableList({ ids, nameOf, onMove, says, className, grid = false, entryProps, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const together = ids.join('\n');
  // The same array while the order is the same: else each entry is rendered again whenever one is edited.
  const items = useMemo(() => together.split('\n').filter((id) => id !== ''), [together]);
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: says('how') },
        announcements: {
          onDragStart: ({ active }) => says('start', { name: nameOf(String(active.id)) }),
          onDragOver: ({ active, over }) =>
            over ? says('over', { name: nameOf(String(active.id)), place: placeOf(over.id), all: ids.length }) : undefined,
          onDragEnd: ({ active, over }) =>
            says('end', { name: nameOf(String(active.id)), place: placeOf(over?.id ?? active.id), all: ids.length }),
          onDragCancel: ({ active }) => says('cancel', { name: nameOf(String(active.id)) }),
        },
      }}
    >
      <SortableContext items={items} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ol className={className ?? classes.list}>
          {ids.map((id) => (
            <Entry key={id} id={id} props={entryProps?.(id)}>
              {children}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface EntryOfListProps {
  id: string;
  props: EntryProps | undefined;
  children: SortableListProps['children'];
}

function Entry({ id, props, children }: EntryOfListProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const handle = useMemo<DragHandle>(
    () => ({ ...attributes, ...listeners, ref: setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <li
      {...props}
      ref={setNodeRef}
      className={`${classes.entry} ${props?.className ?? ''}`}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(id, handle)}
    </li>
  );
}
