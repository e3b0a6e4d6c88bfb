import { isForTeachersOnly, TOOL_KEYS, type ToolKey } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { useToolContributions } from '../tools/contribution';
import { useAvailableTools } from '../tools/use-available-tools';
import classes from './form.module.css';

interface ToolChoiceProps {
  chosen: readonly ToolKey[];
  /** gets the tools in the order of the registry */
  onChange: (tools: ToolKey[]) => void;
}

/** Choice of the tools in which pupils may create items: a marble each, with a check when released. */
export function ToolChoice({ chosen, onChange }: ToolChoiceProps) {
  const { t } = useTranslation('project-form');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const available = useAvailableTools().filter((key) => !isForTeachersOnly(key));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{t('released')}</legend>
      <p className={classes.hint}>{t('releasedHint')}</p>
      <div className={classes.tools}>
        {available.map((key) => {
          const { colour, swirl, icon } = contributions[key];
          const on = chosen.includes(key);
          return (
            <label key={key} className={classes.tool} data-on={on || undefined}>
              <input
                type="checkbox"
                className={classes.box}
                checked={on}
                onChange={() => onChange(TOOL_KEYS.filter((other) => (other === key ? !on : chosen.includes(other))))}
              />
              <span className={classes.marble}>
                <Marble colour={colour} swirl={swirl} icon={icon} size={40} />
                {on && (
                  <span className={classes.check} aria-hidden="true">
                    <IconCheck size={14} stroke={3} />
                  </span>
                )}
              </span>
              <span>{tools(`catalogue.${key}.name`)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
