import type { Survey } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditorGate, EditorWaiting } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';
import { latePart } from '../../platform/page/late-part';

const SurveyEditor = latePart(() => import('./editor/SurveyEditor'), 'now');

/** One survey of a teacher: its questions, and below `/responses` what came in. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const survey = useQuery(orpc.surveys.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="surveys" query={survey}>
      {(data) => <SurveyEditor key={data.id} survey={data as Survey} waiting={<EditorWaiting tool="surveys" title={data.title} />} />}
    </EditorGate>
  );
}
