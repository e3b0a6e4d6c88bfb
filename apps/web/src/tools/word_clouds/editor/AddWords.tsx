import { isBlank, LIMITS, tidyWord, wordProblem } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pasteAsList } from '../../../core/pasted/paste-as-list';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { randomId } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { type Texts, useTexts } from '../texts';
import classes from './editor.module.css';

const { linesMax } = LIMITS.wordCloud;

function problemOf(lines: readonly string[], t: Texts): string | undefined {
  if (lines.length > linesMax) return t('add.tooManyLines', { max: linesMax, lines: lines.length });
  for (const line of lines) {
    const problem = wordProblem(line);
    if (problem) return t('add.inLine', { word: line, problem: t(`problem.${problem.code}`, { ...problem }) });
  }
  return undefined;
}

/** Own words of the teacher, several at once: one per line. */
export function AddWords({ itemId }: { itemId: string }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The same entry keeps its key when it is sent again after a failure.
  const key = useRef(randomId());
  const write = (words: string): void => {
    setText(words);
    setProblem(undefined);
    key.current = randomId();
  };
  const send = async (): Promise<void> => {
    const lines = text
      .split('\n')
      .map(tidyWord)
      .filter((line) => line !== '');
    const found = problemOf(lines, t);
    setProblem(found);
    if (found || lines.length === 0 || busy) return;
    setBusy(true);
    try {
      await api.wordClouds.addWord({ id: itemId, words: lines.join('\n') }, { context: { idempotencyKey: key.current } });
      setText('');
      key.current = randomId();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <div className={classes.add}>
      <Textarea
        label={t('add.label')}
        description={t('add.hint')}
        rows={2}
        value={text}
        error={problem && <FieldError>{problem}</FieldError>}
        onKeyDown={onKeyDown}
        onPaste={(event) => write(pasteAsList(event) ?? text)}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button
        variant="light"
        loading={busy}
        disabled={isBlank(text)}
        leftSection={<IconPlus size={20} stroke={2} aria-hidden />}
        onClick={() => void send()}
      >
        {t('add.action')}
      </Button>
    </div>
  );
}
