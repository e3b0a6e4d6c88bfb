import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { BESIDE, GO } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { WaitingMarbles } from '../shell/WaitingMarbles';
import { type CodeHours, CodeStep } from './CodeStep';
import { GoFrame } from './GoFrame';
import { Message } from './Message';
import { NameStep } from './NameStep';
import { SignedInStep } from './SignedInStep';
import { type Entrance, type Step, useEntrance } from './use-entrance';
import { WaitingStep } from './WaitingStep';

/** `/go` and `/go/{classToken}`: how pupils come in, with a code and nothing else. */
export default function GoPage() {
  const { classToken } = useParams();
  const { user, isAuthenticated, isPupil } = useSession();
  const { search } = useLocation();
  // Behind the # it reaches no server by itself and no log.
  const [card] = useState(() => location.hash.slice(1));
  // A user who signs in on this page is on the way to the class and is not asked again.
  const [entering, setEntering] = useState(false);
  const onEnter = useCallback(() => setEntering(true), []);
  const [stays, setStays] = useState(false);
  // A card opens its class at once: an address alone never adds a class to the signed-in pupil.
  const beside = isPupil && (stays || (card === '' && new URLSearchParams(search).has(BESIDE)));
  if (user && isAuthenticated && !entering && !beside) return <SignedInStep user={user} stay={() => setStays(true)} />;
  if (card !== '') return <Steps card={card} first={{ type: 'card' }} onEnter={onEnter} beside={beside} />;
  return classToken === undefined ? (
    <Steps first={{ type: 'code' }} onEnter={onEnter} beside={beside} />
  ) : (
    <ByLink classToken={classToken} onEnter={onEnter} beside={beside} />
  );
}

/** Asks first which kind of class the link leads to. */
function ByLink({ classToken, ...entering }: { classToken: string } & Entering) {
  const { t } = useTranslation('pupils/entrance');
  const { t: page } = useTranslation('platform/page');
  const link = useQuery(orpc.pupilSessions.find.queryOptions({ input: { classToken }, staleTime: Infinity }));
  if (link.data)
    return (
      <Steps
        classToken={classToken}
        opens={link.data.opens}
        first={link.data.type === 'onetime' ? { type: 'name' } : { type: 'code' }}
        {...entering}
      />
    );
  if (!link.isError) {
    return (
      <GoFrame title={t('code.title')}>
        <RollingMarble label={page('loading')} colour="sonne" quiet />
      </GoFrame>
    );
  }
  const gone = isErrorCode(link.error, 'CODE_UNKNOWN');
  return (
    <GoFrame
      title={t(gone ? 'link.title' : 'link.failed')}
      action={
        gone ? (
          <Button component={RouterLink} href={GO} size="xl" variant="white">
            {t('link.toCode')}
          </Button>
        ) : (
          <Button size="xl" variant="white" loading={link.isFetching} onClick={() => void link.refetch()}>
            {t('link.retry')}
          </Button>
        )
      }
    >
      <Message>{gone ? t('link.text') : errorText(link.error)}</Message>
    </GoFrame>
  );
}

/** A printed card was scanned: comes in at once. Answered, the secret goes from the address, so that it stays in no history. */
function CardStep({ card, entrance: { enter } }: { card: string; entrance: Entrance }) {
  const { t } = useTranslation('pupils/entrance');
  const { t: page } = useTranslation('platform/page');
  const scanned = useRef<string>(undefined);
  useEffect(() => {
    if (scanned.current === card) return;
    scanned.current = card;
    void enter({ card }).then((answered) => {
      // A reload without an answer needs the secret in the address.
      if (answered && location.hash.slice(1) === card) history.replaceState(history.state, '', location.pathname);
    });
  }, [card, enter]);
  return (
    <GoFrame title={t('card.title')}>
      <RollingMarble label={page('loading')} colour="sonne" quiet />
    </GoFrame>
  );
}

interface Entering {
  /** is called right before the sign-in */
  onEnter: () => void;
  /** the signed-in user stays signed in */
  beside: boolean;
}

interface StepsProps extends Entering {
  classToken?: string;
  card?: string;
  opens?: CodeHours;
  first: Step;
}

function Steps({ classToken, card, opens = 'whileOpen', first, onEnter, beside }: StepsProps) {
  const entrance = useEntrance(classToken, first, onEnter, beside);
  const { step } = entrance;
  if (step.type === 'card') return <CardStep card={card!} entrance={entrance} />;
  if (step.type === 'waiting')
    return <WaitingStep number={step.number} cancel={() => entrance.restart(first)} picture={<WaitingMarbles onDark />} />;
  return step.type === 'name' ? <NameStep entrance={entrance} code={step.code} /> : <CodeStep entrance={entrance} opens={opens} />;
}
