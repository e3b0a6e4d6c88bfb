import type { Item } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditorGate, EditorWaiting } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';
import { latePart } from '../../platform/page/late-part';

const TeacherScreen = latePart(() => import('./editor/TeacherScreen'), 'now');

/** One teaching board of somebody with an account; its pages, and what opens over them, have addresses below it. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const item = useQuery(orpc.teachingBoards.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="teaching_board" query={item}>
      {(data) => <TeacherScreen key={data.id} item={data as Item} waiting={<EditorWaiting tool="teaching_board" title={data.title} />} />}
    </EditorGate>
  );
}
