import type { AiSource } from '@murmel/contracts';
import { Markdown } from '../../markdown/Markdown';
import { useMarkdownTexts } from '../../markdown/use-markdown-texts';
import { Cited } from '../sources/Cited';

interface WordsProps {
  text: string;
  sources: readonly AiSource[];
}

/** Rendered text of a model, with the passages that it refers to. */
export default function Words({ text, sources }: WordsProps) {
  const texts = useMarkdownTexts();
  return (
    <Cited sources={sources}>
      <Markdown text={text} texts={texts} />
    </Cited>
  );
}
