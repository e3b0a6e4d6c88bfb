import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './TrashPage.module.css';

/** Table of the trash with the deletion date and remaining time of each entry. @param head the box that chooses all */
export function TrashTable({ head, children }: { head: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('trash');
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('list')}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.check}>
            {head}
          </th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('discarded')}</th>
          <th scope="col">{t('remains')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
