import { useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { useAnswerInserters } from '../../tools/answer-inserters';
import { InsertDialog } from '../into/InsertDialog';
import { parseMarkdown } from '../markdown/read-markdown';
import type { AnswerTarget } from './answer-targets';
import { partsOfAnswer, wholeAnswer } from './parts-of-answer';
import { quizOf } from './quiz-of-answer';
import { blocksOf } from './text-of-tokens';

export interface InsertAnswerDialogProps {
  answer: { text: string };
  tool: Exclude<AnswerTarget, 'text_editor'>;
  /** names what has no heading */
  chat: string;
  onClose: () => void;
}

/** Puts an answer onto a pinboard or into a worksheet: as one, or taken apart where it can be. */
export default function InsertAnswerDialog({ answer: { text }, tool, chat, onClose }: InsertAnswerDialogProps) {
  const { t } = useTranslation('ai/out');
  const takers = useAnswerInserters();
  const { whole, parts, quiz, blocks } = useMemo(
    () => ({ whole: wholeAnswer(text, chat), parts: partsOfAnswer(text, chat), quiz: quizOf(text), blocks: blocksOf(parseMarkdown(text)) }),
    [text, chat],
  );
  const [apart, setApart] = useState(true);
  const count = tool === 'pinboard' ? parts.length : (quiz?.length ?? 0);
  const divisible = tool === 'pinboard' ? count > 1 : count > 0;
  return (
    <InsertDialog
      title={t(`${tool}.title`)}
      tools={[tool]}
      newTitle={whole.title}
      give={async (_tool, itemId) => {
        await takers[tool]?.({ itemId, cards: apart ? parts : [whole], blocks, quiz: apart ? quiz : undefined });
      }}
      done={(title) => t('done', { title })}
      onClose={onClose}
    >
      {divisible && (
        <PillTabs
          label={t('how')}
          value={apart ? 'apart' : 'whole'}
          options={[
            { value: 'apart', label: t(`${tool}.apart`, { count }) },
            { value: 'whole', label: t(`${tool}.whole`) },
          ]}
          onChange={(value) => setApart(value === 'apart')}
        />
      )}
    </InsertDialog>
  );
}
