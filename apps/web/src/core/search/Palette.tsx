import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useModal } from '../../ui/overlays/use-modal';
import { RouterLink } from '../links/RouterLink';
import { searchOpen } from '../shell/search-open';
import classes from './Search.module.css';
import { SearchView } from './SearchView';
import type { Scope } from './search-results';

/** Maximum number of items that fit beside the rest; the page has all of them. */
const SHOWN = 6;
const close = () => searchOpen.set(false);

/** Search over the current page. */
export default function Palette() {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState(searchOpen.early);
  const [scope, setScope] = useState<Scope>('all');
  const modal = useModal({ onClose: close, first: (dialog) => dialog.querySelector<HTMLElement>('[data-autofocus]') });
  return (
    <dialog {...modal} className={classes.palette} aria-label={t('title')}>
      <div className={classes.panel}>
        <SearchView
          typed={typed}
          onType={setTyped}
          scope={scope}
          onScope={setScope}
          limit={SHOWN}
          onGone={close}
          beside={
            <button type="button" className={classes.close} onClick={close}>
              <kbd>Esc</kbd>
              <IconX size={20} stroke={1.9} aria-hidden />
              <span className="visually-hidden">{t('close')}</span>
            </button>
          }
          below={(total) =>
            total > SHOWN &&
            (scope === 'all' || scope === 'items') && (
              <RouterLink href={`/search?q=${encodeURIComponent(typed.trim())}`} className={classes.more} onClick={close}>
                {t('all', { count: total })}
              </RouterLink>
            )
          }
        />
        <p className={classes.keys}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.choose')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('keys.open')}
          </span>
          <span>
            <kbd>{t('keys.control')}</kbd> <kbd>Enter</kbd> {t('keys.folder')}
          </span>
          <span className={classes.only}>{t('only')}</span>
        </p>
      </div>
    </dialog>
  );
}
