import type { Item } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditorGate, EditorWaiting } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';
import { latePart } from '../../platform/page/late-part';

const TeacherDocument = latePart(() => import('./document/TeacherDocument'), 'now');

/** One document of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const item = useQuery(orpc.textDocuments.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="text_editor" query={item}>
      {(data) => <TeacherDocument key={data.id} item={data as Item} waiting={<EditorWaiting tool="text_editor" title={data.title} />} />}
    </EditorGate>
  );
}
