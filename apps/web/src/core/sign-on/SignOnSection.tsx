import type { OwnSignOn, SignOnChoice } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { momentText } from '../../platform/i18n/moments';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import choices from '../accounts/SignOnChoices.module.css';
import { LoadState } from '../page/LoadState';
import { LinkDialog } from './LinkDialog';
import { begunLinking, endLinking } from './linking';
import classes from './sign-on.module.css';
import { UnlinkDialog } from './UnlinkDialog';

type Opened = { dialog: 'link'; provider: SignOnChoice } | { dialog: 'unlink'; signOn: OwnSignOn };

/** School accounts that sign this teacher on, and the ways to link and unlink them. */
export function SignOnSection() {
  const { t } = useTranslation('sign-on');
  const { t: shell } = useTranslation('shell');
  const query = useQuery(orpc.signOn.own.queryOptions());
  const [opened, setOpened] = useState<Opened>();
  const [linking] = useState(() => begunLinking());
  useEffect(() => endLinking(), []);
  const close = () => setOpened(undefined);
  return (
    <>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
        {({ signOns, hasPassword }) => {
          const came = signOns.find(({ provider }) => provider.id === linking);
          const more = pageData.signOn.providers.filter(({ id }) => !signOns.some(({ provider }) => provider.id === id));
          return (
            <>
              {came && (
                <Notice tone="good" announce>
                  {t('own.linked', { name: came.provider.name })}
                </Notice>
              )}
              {signOns.length > 0 && (
                <ul className={classes.list}>
                  {signOns.map((signOn) => (
                    <Linked key={signOn.id} signOn={signOn} onUnlink={() => setOpened({ dialog: 'unlink', signOn })} />
                  ))}
                </ul>
              )}
              {hasPassword && more.length > 0 && (
                <div className={choices.choices}>
                  {more.map((provider) => (
                    <Button
                      key={provider.id}
                      variant="default"
                      className={choices.choice}
                      onClick={() => setOpened({ dialog: 'link', provider })}
                    >
                      {t('own.link', { name: provider.name })}
                    </Button>
                  ))}
                </div>
              )}
              {!hasPassword && more.length > 0 && pageData.signOn.password && <p className={classes.plain}>{t('own.passwordFirst')}</p>}
            </>
          );
        }}
      </LoadState>
      {opened?.dialog === 'link' && <LinkDialog provider={opened.provider} onClose={close} />}
      {opened?.dialog === 'unlink' && <UnlinkDialog signOn={opened.signOn} onClose={close} />}
    </>
  );
}

function Linked({ signOn: { provider, createdAt, usedAt }, onUnlink }: { signOn: OwnSignOn; onUnlink: () => void }) {
  const { t, i18n } = useTranslation('sign-on');
  const day = (moment: string) => momentText(new Date(moment), i18n.language, { dateStyle: 'medium' });
  return (
    <li className={classes.linked}>
      <span className={classes.words}>
        <strong>{provider.name}</strong>
        <span className={classes.detail}>{t('own.since', { linked: day(createdAt), used: day(usedAt) })}</span>
      </span>
      <Button size="sm" variant="default" aria-label={t('own.unlinkOne', { name: provider.name })} onClick={onUnlink}>
        {t('own.unlink')}
      </Button>
    </li>
  );
}
