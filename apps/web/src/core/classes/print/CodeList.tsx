import { useTranslation } from '../../../platform/i18n/use-translation';
import { spacedCode } from '../spaced-code';
import type { PrintedCodes } from './CodeCards';
import classes from './print.module.css';

/** All codes on one list, for the teacher's folder. */
export function CodeList({ className, pupils, goAddress }: PrintedCodes) {
  const { t } = useTranslation('classes');
  return (
    <div className={classes.listSheet}>
      <h2 className={classes.listTitle}>{className}</h2>
      <p className={classes.listText}>{t('print.listText', { address: goAddress })}</p>
      <table className={classes.list}>
        <thead>
          <tr>
            <th scope="col">{t('pupilsTable.name')}</th>
            <th scope="col">{t('pupilsTable.code')}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ id, name, code }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{code && spacedCode(code)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
