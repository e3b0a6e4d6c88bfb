import { type Item, recorderOfKind, visitorActsOf } from '@murmel/contracts';
import { IconArrowRight } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { Button } from '../../ui/forms/Button';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import { Notice } from '../../ui/status/Notice';
import { shownPermission } from '../sharing/shown-permission';
import { givesGrades } from './gives-grades';
import classes from './lti.module.css';

const CaptionQuestion = lazyPage(() => import('../sharing/captions/CaptionQuestion'), ['sharing/captions']);

interface ChosenItemProps {
  item: Item;
  platform: string;
  takesGrades: boolean;
}

/** Returns why the class cannot open an item; undefined: it can. Members have accounts, learners of a course have none. */
function whyClosed({ privacy, visitorPermission }: Item): 'locked' | 'members' | 'invisible' | undefined {
  if (privacy === 'locked') return 'locked';
  if (privacy === 'members_only') return 'members';
  return visitorPermission === 'visitor_permissions_invisible' ? 'invisible' : undefined;
}

/** Rights of learners on the chosen item, what is missing for them, and the way back into the course. */
export function ChosenItem({ item, platform, takesGrades }: ChosenItemProps) {
  const { t } = useTranslation('lti');
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const create = useMutation(orpc.lti.createLink.mutationOptions());
  const why = whyClosed(item);
  const closed = why !== undefined;
  // Of an item that shows nothing, opening it grants what its tool opens with.
  const hides = item.visitorPermission === 'visitor_permissions_invisible';
  const permission = shownPermission(item.kind, hides ? { privacy: 'locked', visitorPermission: 'visitor_permissions_read' } : item);
  const give = () =>
    create.mutate({ id: item.id, open: closed && open }, { onSuccess: ({ returnPath }) => window.location.assign(returnPath) });
  const setOpened = (on: boolean) => {
    if (on && recorderOfKind(item.kind)) setAsking(true);
    else setOpen(on);
  };
  return (
    <div className={classes.chosen}>
      <p className={classes.text}>
        {t(`act.${visitorActsOf(item.kind)[permission] ?? 'read'}`)} {takesGrades && givesGrades(item) && t('act.grade', { platform })}
      </p>
      {item.privacy === 'password_protected' && <p className={classes.text}>{t('choose.password')}</p>}
      {closed && (
        <div className={classes.open}>
          <SwitchRow label={t('choose.open')} description={t(`choose.${why}`)} checked={open} onChange={setOpened} />
        </div>
      )}
      {asking && (
        <Suspense fallback={null}>
          <CaptionQuestion
            item={item}
            onOpen={() => {
              setAsking(false);
              setOpen(true);
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
      {create.isError && (
        <Notice tone="alert" announce>
          {errorText(create.error)}
        </Notice>
      )}
      <div>
        <Button
          size="lg"
          disabled={closed && !open}
          loading={create.isPending || create.isSuccess}
          rightSection={<IconArrowRight size={20} stroke={1.9} aria-hidden />}
          onClick={give}
        >
          {t('choose.give')}
        </Button>
      </div>
    </div>
  );
}
