import { contentLanguage, type FeedbackAssignmentItem } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from './texts';
import classes from './writing.module.css';

const MaterialFiles = lazy(() => import('../material/MaterialFiles'));

/** Shows task, material and the criteria that pupils see. @param opened the material is shown at once */
export function AssignmentTexts({ item, opened = false }: { item: FeedbackAssignmentItem; opened?: boolean }) {
  const t = useTexts();
  const { task, material, files, criteria } = item.assignment;
  const language = contentLanguage(item);
  return (
    <div className={classes.assignment}>
      {item.description && (
        <p className={classes.words} lang={language}>
          {item.description}
        </p>
      )}
      {task && (
        <section aria-labelledby="assignment-task">
          <h2 id="assignment-task">{t('task')}</h2>
          <p className={classes.words} lang={language}>
            {task}
          </p>
        </section>
      )}
      {material && (
        <details className={classes.material} open={opened}>
          <summary>{t('material')}</summary>
          <p className={classes.words} lang={language}>
            {material}
          </p>
        </details>
      )}
      {files.length > 0 && (
        <Suspense fallback={null}>
          <MaterialFiles files={files} label={t('files')} />
        </Suspense>
      )}
      {criteria.length > 0 && (
        <section aria-labelledby="assignment-criteria">
          <h2 id="assignment-criteria">{t('criteria')}</h2>
          <ul className={classes.criteria} lang={language}>
            {criteria.map(({ id, text }) => (
              <li key={id}>
                <IconCheck size={18} stroke={2.2} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
