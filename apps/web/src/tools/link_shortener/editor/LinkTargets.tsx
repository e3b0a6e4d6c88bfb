import type { LinkItem, LinkTarget } from '@murmel/contracts';
import { IconArrowBackUp, IconArrowsExchange, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../core/dates/dates';
import { useNow } from '../../../core/dates/use-now';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { IconButton } from '../../../ui/overlays/IconButton';
import { addressParts, shortAddress } from '../address-text';
import classes from './editor.module.css';
import { TargetForm } from './TargetForm';
import { useChangeLink } from './use-change-link';

interface LinkTargetsProps {
  item: LinkItem;
  /** the form for another target is open */
  changing: boolean;
  onChanging: (open: boolean) => void;
}

/** Target of the link, with its earlier targets and a button that restores them. */
export function LinkTargets({ item, changing, onChanging }: LinkTargetsProps) {
  const { t } = useTranslation('tools/link_shortener');
  const { url, foreign, lookalike } = item.link;
  const mayChange = item.abilities.update === true;
  const changes = useChangeLink(item.id);
  const { data } = useQuery({ ...orpc.links.record.queryOptions({ input: { id: item.id } }), enabled: mayChange });
  const [now, ...earlier] = data?.targets ?? [];
  const current = now?.until === null ? now : undefined;
  const before = current ? earlier : (data?.targets ?? []);
  return (
    <section className={classes.section} aria-labelledby="link-target">
      <div className={classes.heading}>
        <h2 id="link-target">{t('target.title')}</h2>
        {mayChange && !changing && (
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={20} stroke={1.9} aria-hidden />}
            onClick={() => onChanging(true)}
          >
            {t('target.change')}
          </Button>
        )}
      </div>
      {changing && <TargetForm item={item} changes={changes} onClose={() => onChanging(false)} />}
      {url !== '' && (
        <div className={classes.target}>
          <Address url={url} />
          {current && <Since target={current} />}
        </div>
      )}
      {lookalike !== null && <p className={classes.warning}>{t('target.lookalike', { name: lookalike })}</p>}
      {before.length > 0 && (
        <ul className={classes.targets} aria-label={t('target.history')}>
          {before.map((target) => (
            <li key={target.since} className={classes.earlier}>
              <Address url={target.url} />
              <Since target={target} />
              <IconButton
                icon={IconArrowBackUp}
                label={t('target.back', { url: shortAddress(target.url) })}
                tipAlign="end"
                busy={changes.busy}
                onClick={() => void changes.change({ url: target.url }, t('target.saved'))}
              />
            </li>
          ))}
        </ul>
      )}
      {!changing && changes.refusal && <p role="alert">{changes.refusal}</p>}
      <p className={classes.hint}>
        <IconQrcode size={18} stroke={1.9} aria-hidden />
        <span>
          {t('target.printed')} {foreign && t('target.foreign')}
        </span>
      </p>
    </section>
  );
}

function Address({ url }: { url: string }) {
  const { host, rest } = addressParts(url);
  return (
    <span className={classes.address}>
      <strong>{host}</strong>
      {rest}
    </span>
  );
}

function Since({ target: { since, until } }: { target: LinkTarget }) {
  const { t, i18n } = useTranslation('tools/link_shortener');
  const now = useNow();
  const day = (moment: string) => dayText(new Date(moment), now, i18n.language);
  return (
    <span className={classes.since}>
      {until ? t('target.between', { from: day(since), to: day(until) }) : t('target.since', { from: day(since) })}
    </span>
  );
}
