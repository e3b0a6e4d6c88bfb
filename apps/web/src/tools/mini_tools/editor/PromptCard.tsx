import { MINI_TOOL_LIMITS } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { Button } from '../../../ui/forms/Button';
import { Textarea } from '../../../ui/forms/TextField';
import classes from './editor.module.css';
import type { MiniToolDraft } from './use-mini-tool-draft';

const { promptMax } = MINI_TOOL_LIMITS;

/** The words of the prompt, and a button for the place of each field, which stands where the caret is. */
export function PromptCard({ draft: { values, change } }: { draft: MiniToolDraft }) {
  const { t } = useTranslation('tools/mini_tools');
  const field = useRef<HTMLTextAreaElement>(null);
  const { prompt, fields } = values;
  const insert = (id: string) => {
    const { selectionStart: from = prompt.length, selectionEnd: to = prompt.length } = field.current ?? {};
    const place = `{${id}}`;
    flushSync(() => change({ prompt: prompt.slice(0, from) + place + prompt.slice(to) }));
    field.current?.focus();
    field.current?.setSelectionRange(from + place.length, from + place.length);
  };
  return (
    <section className={classes.card} aria-labelledby="mini-tool-prompt">
      <h2 id="mini-tool-prompt">{t('prompt.title')}</h2>
      <Textarea
        ref={field}
        label={t('prompt.label')}
        placeholder={t('prompt.hint')}
        description={t('prompt.letters', { count: prompt.length, max: promptMax })}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={promptMax}
        rows={10}
        value={prompt}
        onChange={({ currentTarget }) => change({ prompt: currentTarget.value })}
        onPaste={pasteLines}
      />
      {fields.length > 0 && (
        <div className={classes.buttons} role="group" aria-label={t('prompt.insert')}>
          {fields.map(({ id, label }) => (
            <Button
              key={id}
              size="sm"
              variant="default"
              leftSection={<IconPlus size={18} stroke={2.2} aria-hidden />}
              disabled={prompt.length + id.length + 2 > promptMax}
              onClick={() => insert(id)}
            >
              {label || `{${id}}`}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
