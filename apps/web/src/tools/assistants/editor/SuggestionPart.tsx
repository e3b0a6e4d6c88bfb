import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import classes from './editor.module.css';
import type { Suggestion } from './use-suggestion';

interface SuggestionPartProps {
  suggestion: Suggestion;
  onTake: (text: string) => void;
}

/** Shows a model's suggestion: accepted by a press, or discarded. */
export function SuggestionPart({ suggestion: { text, refused, forget }, onTake }: SuggestionPartProps) {
  const { t } = useTranslation('tools/assistants');
  if (refused !== undefined)
    return (
      <Notice tone="alert" announce>
        {refused}
      </Notice>
    );
  if (text === undefined) return null;
  const take = () => {
    onTake(text);
    forget();
  };
  return (
    <Notice
      tone="ai"
      announce
      title={t('suggestion.title')}
      actions={
        <>
          <Button onClick={take}>{t('suggestion.take')}</Button>
          <Button variant="default" onClick={forget}>
            {t('suggestion.leave')}
          </Button>
        </>
      }
    >
      <span className={classes.suggested}>{text}</span>
    </Notice>
  );
}
