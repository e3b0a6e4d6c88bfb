import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Marble } from '../../../ui/marbles/Marble';
import { useToolContributions } from '../../tools/contribution';
import { useAvailableTools } from '../../tools/use-available-tools';
import classes from './picker.module.css';
import type { Scope } from './use-own-items';

/** Items of which tool, or of all. */
export function ScopeChoice({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useTranslation('project-form');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const name = useId();
  const available = useAvailableTools();
  const entry = (value: Scope, label: string) => {
    const tool = value === 'all' ? undefined : contributions[value];
    return (
      <label key={value} className={classes.scope}>
        <input type="radio" className={classes.radio} name={name} checked={scope === value} onChange={() => onChange(value)} />
        {tool && <Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={26} />}
        <span>{label}</span>
      </label>
    );
  };
  return (
    <fieldset className={classes.scopes}>
      <legend className="visually-hidden">{t('picker.scope')}</legend>
      {entry('all', t('picker.all'))}
      {available.map((key) => entry(key, tools(`catalogue.${key}.pluralTitle`)))}
    </fieldset>
  );
}
