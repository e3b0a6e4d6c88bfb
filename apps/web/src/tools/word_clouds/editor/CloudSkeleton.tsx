import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './editor.module.css';
import skeleton from './skeleton.module.css';

/** Widths of words in the cloud, in parts of its own. */
const CLOUD = [28, 46, 62, 38, 54] as const;
const SWITCHES = 4;

/** Shows grey shapes in the places of list, switches and cloud. Without a panel for readers. */
export function CloudSkeleton({ panel = true }: { panel?: boolean }) {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.main} data-panel={panel || undefined} role="status" aria-label={t('loading')}>
      {panel && (
        <div className={classes.panel} aria-hidden="true">
          <div className={skeleton.title} />
          <div className={skeleton.list} />
          <div className={skeleton.field} />
          {Array.from({ length: SWITCHES }, (_, index) => (
            <div key={index} className={skeleton.switch} />
          ))}
        </div>
      )}
      <div className={classes.desk} aria-hidden="true">
        <div className={skeleton.cloud}>
          {CLOUD.map((width) => (
            <div key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
