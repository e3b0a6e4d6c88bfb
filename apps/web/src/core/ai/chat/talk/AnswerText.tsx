import type { AiSource } from '@murmel/contracts';
import { Markdown } from '../../markdown/Markdown';
import { useMarkdownTexts } from '../../markdown/use-markdown-texts';
import { AnswerWithSources } from '../sources/AnswerWithSources';

interface AnswerTextProps {
  text: string;
  sources: readonly AiSource[];
}

/** Rendered text of a model, with the passages that it refers to. */
export default function AnswerText({ text, sources }: AnswerTextProps) {
  const texts = useMarkdownTexts();
  return (
    <AnswerWithSources sources={sources}>
      <Markdown text={text} texts={texts} />
    </AnswerWithSources>
  );
}
