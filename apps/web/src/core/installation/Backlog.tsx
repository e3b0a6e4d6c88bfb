import type { InstallationState } from '@murmel/contracts';
import {
  IconBulb,
  IconCamera,
  IconFileSearch,
  IconFileZip,
  IconMessage2,
  IconMovie,
  IconPencilCheck,
  IconPhoto,
  IconPuzzle,
  IconSearch,
  IconSend,
  IconTransform,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import sheet from './figure-sheet.module.css';
import classes from './state.module.css';
import { timeSpan } from './time-span';

const ICONS = {
  exports: IconFileZip,
  answers: IconMessage2,
  pictures: IconPhoto,
  conversions: IconTransform,
  corrections: IconPencilCheck,
  hints: IconBulb,
  photos: IconCamera,
  knowledge: IconFileSearch,
  packages: IconPuzzle,
  films: IconMovie,
  search: IconSearch,
  grades: IconSend,
} as const;

/** Background work beside the requests, and the length of its queues. */
export function Backlog({ state: { at, backlog } }: { state: InstallationState }) {
  const { t, i18n } = useTranslation('installation');
  return (
    <section className={sheet.card} aria-labelledby="backlog">
      <h2 id="backlog" className={sheet.head}>
        {t('waits')}
      </h2>
      <ul className={classes.lines}>
        {backlog.map(({ kind, waiting, oldestAt, failed }) => {
          const IconShape = ICONS[kind];
          const since = oldestAt
            ? t('since', { span: timeSpan(Date.parse(at) - Date.parse(oldestAt), i18n.language) })
            : t(waiting > 0 ? 'underWay' : 'nothing');
          return (
            <li key={kind} className={classes.line}>
              <IconShape size={20} stroke={1.9} aria-hidden className={sheet.icon} />
              <span className={classes.name}>
                <strong>{t(`backlog.${kind}`)}</strong>
                <span className={sheet.more}>{failed > 0 ? `${since}, ${t('failed', { count: failed })}` : since}</span>
              </span>
              <strong className={classes.count}>{new Intl.NumberFormat(i18n.language).format(waiting)}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
