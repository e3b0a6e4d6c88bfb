import { type Project, TOOLS } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RichTextView } from '../../boards/RichTextView';
import { KindMarble } from '../../project-form/picker/KindMarble';
import classes from './page.module.css';

/** Task for the pupils, and the tools in which they make their own items. */
export function Task({ project: { task, tools } }: { project: Project }) {
  const { t } = useTranslation('projects');
  const { t: names } = useTranslation('tools');
  return (
    <section aria-labelledby="task">
      <h2 id="task" className={classes.subtitle}>
        {t('task.title')}
      </h2>
      <div className={classes.box}>
        {task && task.length > 0 ? <RichTextView text={task} /> : <p className={classes.quiet}>{t('task.none')}</p>}
        <p className={classes.tools}>
          <span className={classes.quiet}>{t(tools.length > 0 ? 'task.tools' : 'task.noTools')}</span>
          {tools.map((tool) => (
            <span key={tool} className={classes.tool}>
              <KindMarble kind={TOOLS[tool].kind} size={26} />
              {names(`catalogue.${tool}.name`)}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
