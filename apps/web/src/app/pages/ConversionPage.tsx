import ConversionOfCore from '../../core/ai/converters/job-page-with-texts';
import { AnswerInserters } from '../../core/tools/answer-inserters';
import { TAKERS } from './answer-takers';

/** One conversion, with the tools that take its result. */
export default function ConversionPage() {
  return (
    <AnswerInserters value={TAKERS}>
      <ConversionOfCore />
    </AnswerInserters>
  );
}
