import { miniToolFrom, type OwnMiniTool, ownMiniToolFaults, promptFragments } from '@murmel/contracts';
import { PromptPreview } from '../../../core/ai/mini-tools/PromptPreview';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import classes from './editor.module.css';

/** The prompt as it will be built, or what is still missing for it. */
export function BuiltCard({ own }: { own: OwnMiniTool }) {
  const { t, i18n } = useTranslation('tools/mini_tools');
  const faults = ownMiniToolFaults(own);
  const nameOf = (id = '') => own.fields.find((field) => field.id === id)?.label || `{${id}}`;
  const presets = Object.fromEntries(own.fields.map(({ id, preset }) => [id, preset]));
  // A prompt that cannot be parsed has no pieces.
  const readable = !faults.some(({ fault }) => fault === 'brace' || fault === 'unknownField' || fault === 'noPrompt');
  return (
    <div className={classes.built}>
      {faults.length > 0 && (
        <Notice title={t('faults.title')}>
          <ul className={classes.faults}>
            {faults.map(({ fault, field, limit, actual }, index) => (
              <li key={index}>{t(`faults.${fault}`, { name: nameOf(field), limit, actual })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {readable && (
        <PromptPreview
          pieces={promptFragments(miniToolFrom({ id: '', title: '', description: '' }, own), i18n.language, presets)}
          numberOf={(id) => own.fields.findIndex((field) => field.id === id) + 1}
        />
      )}
    </div>
  );
}
