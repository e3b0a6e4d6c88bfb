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
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import classes from './sorting.module.css';

/** Goes onto the button by which an entry is dragged. */
export type DragHandle = HTMLAttributes<HTMLElement> & { ref: Ref<HTMLButtonElement> };

interface SortableListProps {
  ids: readonly string[];
  /** the sentences `drag.how`, `drag.start`, `drag.over`, `drag.end` and `drag.cancel`, which name `name`, `place` and `all` */
  say: (key: string, values?: Record<string, unknown>) => string;
  /** for what is read out while moving */
  nameOf: (id: string) => string;
  /** @param index the new place, from 0 */
  onMove: (id: string, index: number) => void;
  children: (id: string, handle: DragHandle) => ReactNode;
}

/** A list that is put into order by dragging a handle, with the mouse, a finger, or Space and the arrow keys. */
export function SortableList({ ids, say, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
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
        screenReaderInstructions: { draggable: say('drag.how') },
        announcements: {
          onDragStart: ({ active }) => say('drag.start', { name: nameOf(String(active.id)) }),
          onDragOver: ({ active, over }) =>
            over ? say('drag.over', { name: nameOf(String(active.id)), place: placeOf(over.id), all: ids.length }) : undefined,
          onDragEnd: ({ active, over }) =>
            say('drag.end', { name: nameOf(String(active.id)), place: placeOf(over?.id ?? active.id), all: ids.length }),
          onDragCancel: ({ active }) => say('drag.cancel', { name: nameOf(String(active.id)) }),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className={classes.list}>
          {ids.map((id) => (
            <Entry key={id} id={id}>
              {children}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Entry({ id, children }: { id: string; children: SortableListProps['children'] }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(id, { ...attributes, ...listeners, ref: setActivatorNodeRef })}
    </li>
  );
}
