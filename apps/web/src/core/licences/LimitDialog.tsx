import type { MonthLimit } from '../../platform/errors/month-limit';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Dialog } from '../../ui/overlays/Dialog';
import { LimitHead } from './LimitHead';
import classes from './licences.module.css';
import { OtherCounts } from './OtherCounts';
import { Ways } from './Ways';

/** The reached limit of the month over the page on which something was refused. */
export default function LimitDialog({ reached, onClose }: { reached: MonthLimit; onClose: () => void }) {
  const { t } = useTranslation('licences');
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog opened onClose={onClose} title={t('reached')} closeLabel={shell('close')}>
      <div className={classes.column}>
        <LimitHead reached={reached} headingLevel={3} />
        <Ways resetsAt={reached.resetsAt} headingLevel={3} />
        <OtherCounts without={reached.kind} headingLevel={3} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
