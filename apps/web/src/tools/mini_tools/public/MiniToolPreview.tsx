import { type MiniToolItem, miniToolFrom, ownMiniToolFaults, promptPieces } from '@murmel/contracts';
import { PromptPreview } from '../../../core/ai/mini-tools/PromptPreview';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './public.module.css';

/** Shows visitors a mini tool's fields and the prompt that it builds: all that a model would read. */
export function MiniToolPreview({ item }: { item: MiniToolItem }) {
  const { t, i18n } = useTranslation('tools/mini_tools/public');
  const { fields } = item.miniTool;
  return (
    <div className={classes.shown}>
      <section className={classes.fields} aria-labelledby="mini-tool-fields">
        <h2 id="mini-tool-fields">{t('asks')}</h2>
        {fields.length === 0 && <p>{t('nothing')}</p>}
        <ol>
          {fields.map(({ id, label, kind, required }) => (
            <li key={id}>
              <strong>{label}</strong> <span>{t(`kinds.${kind}`)}</span>
              {!required && <span> ({t('optional')})</span>}
            </li>
          ))}
        </ol>
      </section>
      {ownMiniToolFaults(item.miniTool).length === 0 && (
        <PromptPreview
          pieces={promptPieces(miniToolFrom(item, item.miniTool), i18n.language, {})}
          numberOf={(id) => fields.findIndex((field) => field.id === id) + 1}
        />
      )}
    </div>
  );
}
