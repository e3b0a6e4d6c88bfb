import { type AdministeredPerson, FEATURE_FLAGS, TOOL_KEYS, toolFeatures } from '@murmel/contracts';
import { ChoiceList } from '../../core/items/ChoiceList';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import panes from '../../ui/layout/panes.module.css';
import type { PersonAction } from './person-action';

interface PersonSwitchesProps {
  person: AdministeredPerson;
  run: PersonAction;
}

/** Tools and parts of tools that are switched off for a person, and what is switched on for them. It counts at once. */
export function PersonSwitches({ person, run }: PersonSwitchesProps) {
  const { t } = useTranslation('backoffice/people');
  const { t: tools } = useTranslation('tools');
  const set = (fields: Omit<Parameters<typeof api.backofficePeople.update>[0], 'userId'>) =>
    void run('update', () => api.backofficePeople.update({ userId: person.id, ...fields }), fields as Partial<AdministeredPerson>);
  const toolName = (key: string): string => tools(`catalogue.${key}.name`);
  return (
    <section className={panes.part} aria-labelledby="switches">
      <h2 id="switches" className={panes.head}>
        {t('switches.title')}
      </h2>
      <p className={panes.hint}>{t('switches.text')}</p>
      <ChoiceList
        label={t('switches.tools')}
        options={TOOL_KEYS.map((value) => ({ value, label: toolName(value) }))}
        chosen={TOOL_KEYS.filter((key) => person.disabledTools.includes(key))}
        onChange={(disabledTools) => set({ disabledTools })}
      />
      <ChoiceList
        label={t('switches.features')}
        options={toolFeatures().map((value) => {
          const [tool = '', part = ''] = value.split('.');
          return { value, label: t('switches.part', { tool: toolName(tool), part: t(`switches.${part}`) }) };
        })}
        chosen={person.disabledToolsFeatures}
        onChange={(disabledToolsFeatures) => set({ disabledToolsFeatures })}
      />
      <ChoiceList
        label={t('switches.enabled')}
        options={FEATURE_FLAGS.map((value) => ({ value, label: t(`switches.${value}`) }))}
        chosen={FEATURE_FLAGS.filter((flag) => person.enabledFeatures.includes(flag))}
        onChange={(enabledFeatures) => set({ enabledFeatures })}
      />
    </section>
  );
}
