import type { Item } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditorGate, EditorWaiting } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';
import { latePart } from '../../platform/page/late-part';

const TeacherPinboard = latePart(() => import('./board/TeacherPinboard'), 'now');

/** One pinboard of somebody with an account; cards, panels, share and settings have addresses below it. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const item = useQuery(orpc.pinboards.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="pinboard" query={item}>
      {(data) => <TeacherPinboard key={data.id} item={data as Item} waiting={<EditorWaiting tool="pinboard" title={data.title} />} />}
    </EditorGate>
  );
}
