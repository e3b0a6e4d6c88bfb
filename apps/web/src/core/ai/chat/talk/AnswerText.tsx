import { type AiSource, afterDecline } from '@murmel/contracts';
import { use } from 'react';
import { Markdown } from '../../markdown/Markdown';
import { useMarkdownTexts } from '../../markdown/use-markdown-texts';
import { AnswerWithSources } from '../sources/AnswerWithSources';
import { SourcePlaceContext } from '../sources/source-place';

interface AnswerTextProps {
  text: string;
  sources: readonly AiSource[];
  /** question that it answers */
  questionId: string | null;
}

/** Rendered text of a model, with the passages that it refers to. */
export default function AnswerText({ text, sources, questionId }: AnswerTextProps) {
  const texts = useMarkdownTexts();
  const { Declined } = use(SourcePlaceContext) ?? {};
  const rest = Declined && afterDecline(text);
  if (Declined && rest !== undefined)
    return (
      <Declined questionId={questionId}>
        <AnswerWithSources sources={sources}>{rest !== '' && <Markdown text={rest} texts={texts} />}</AnswerWithSources>
      </Declined>
    );
  return (
    <AnswerWithSources sources={sources}>
      <Markdown text={text} texts={texts} />
    </AnswerWithSources>
  );
}
