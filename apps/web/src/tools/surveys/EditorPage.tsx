import type { Survey } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { EditorGate, EditorWaiting } from '../../core/editor/EditorGate';
import { orpc } from '../../platform/api/queries';

const SurveyEditor = lazy(() => import('./editor/SurveyEditor'));

/** One survey of a teacher: its questions, and below `/responses` what came in. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const survey = useQuery(orpc.surveys.get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool="surveys" query={survey}>
      {(data) => (
        <Suspense fallback={<EditorWaiting tool="surveys" title={data.title} />}>
          <SurveyEditor key={data.id} survey={data as Survey} />
        </Suspense>
      )}
    </EditorGate>
  );
}
