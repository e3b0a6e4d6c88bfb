import { ASSISTANT_CATEGORIES } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ASSISTANT_FILTERS, type AssistantFilter } from './assistant-filter';
import classes from './list.module.css';

/** Chooses the shown category: radio buttons that look like labels. */
export function Chips({ shown, onShow }: { shown: AssistantFilter; onShow: (shown: AssistantFilter) => void }) {
  const { t } = useTranslation('tools/assistants');
  const name = useId();
  const labelOf = (one: AssistantFilter) =>
    t((ASSISTANT_CATEGORIES as readonly string[]).includes(one) ? `categories.${one}` : `list.show.${one}`);
  return (
    <fieldset className={classes.chips}>
      <legend className="visually-hidden">{t('list.which')}</legend>
      {ASSISTANT_FILTERS.map((one) => (
        <label key={one} className={classes.chip}>
          <input type="radio" name={name} checked={one === shown} onChange={() => onShow(one)} />
          {one === shown && <IconCheck size={18} stroke={2.2} aria-hidden />}
          {labelOf(one)}
        </label>
      ))}
    </fieldset>
  );
}
