import type { Item } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { EditorGate, EditorWaiting } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';

const TeacherDocument = lazy(() => import('./document/TeacherDocument'));

/** One document of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const item = useQuery(orpc.textDocuments.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="text_editor" query={item}>
      {(data) => (
        <Suspense fallback={<EditorWaiting tool="text_editor" title={data.title} />}>
          <TeacherDocument key={data.id} item={data as Item} />
        </Suspense>
      )}
    </EditorGate>
  );
}
