import type { WordCloud } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditorGate } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';
import { TeacherCloud } from './editor/TeacherCloud';

/** One word cloud of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.wordClouds.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="word_clouds" query={query}>
      {(data) => <TeacherCloud key={data.id} item={data as WordCloud} />}
    </EditorGate>
  );
}
