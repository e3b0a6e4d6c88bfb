import { type Item, LIMITS, LTI_CHOOSE_PATH } from '@murmel/contracts';
import { IconLogin2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageFoot } from '../../platform/page/PageFoot';
import { useSession } from '../../platform/session/store';
import { SearchField } from '../../ui/forms/SearchField';
import { NativeSelect } from '../../ui/forms/TextField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PlainPage } from '../../ui/layout/PlainPage';
import { Badge } from '../../ui/status/Badge';
import { AccountsFrame } from '../accounts/AccountsFrame';
import { useNow } from '../dates/use-now';
import { ButtonLink } from '../links/ButtonLink';
import { PageSwitch } from '../page/PageSwitch';
import { useDebounced } from '../page/use-debounced';
import { FoundItems } from '../project-form/picker/FoundItems';
import { PickerRow } from '../project-form/picker/PickerRow';
import { type Scope, useOwnItems } from '../project-form/picker/use-own-items';
import { useAvailableTools } from '../tools/use-available-tools';
import { ChosenItem } from './ChosenItem';
import { givesGrades } from './gives-grades';
import classes from './lti.module.css';
import { OpenedPage } from './OpenedPage';
import type { Opened } from './use-opened';

/** Page on which a teacher who comes from a course chooses what it gets. */
export default function ChoosePage() {
  const { isTeacher } = useSession();
  return <OpenedPage purpose="choose">{(opened) => (isTeacher ? <Choose opened={opened} /> : <SignInFirst {...opened} />)}</OpenedPage>;
}

function SignInFirst({ platform }: Pick<Opened, 'platform'>) {
  const { t } = useTranslation('lti');
  const { isPupil } = useSession();
  return (
    <AccountsFrame title={t('choose.title', { platform })} text={t(isPupil ? 'choose.pupil' : 'choose.signIn')}>
      <ButtonLink
        href={`/login?redirectUri=${encodeURIComponent(LTI_CHOOSE_PATH)}`}
        fullWidth
        leftSection={<IconLogin2 size={20} stroke={1.9} aria-hidden />}
      >
        {t('signIn')}
      </ButtonLink>
    </AccountsFrame>
  );
}

function Choose({ opened }: { opened: Opened }) {
  const { t } = useTranslation('lti');
  const { t: form } = useTranslation('project-form');
  const { t: tools } = useTranslation('tools');
  const { t: page } = useTranslation('platform/page');
  const available = useAvailableTools();
  const [scope, setScope] = useState<Scope>('all');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(1);
  const [chosen, setChosen] = useState<Item>();
  const group = useId();
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const found = useOwnItems(scope, at, query);
  const now = useNow();
  const { platform, takesGrades } = opened;

  const look = (next: Scope) => {
    setScope(next);
    setAt(1);
  };
  const search = (text: string) => {
    setTyped(text);
    setAt(1);
  };
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')} footer={<PageFoot />} wide>
      <div>
        <PageHeader title={t('choose.title', { platform })} text={t('choose.text')} />
        <div className={classes.find}>
          <div className={classes.search}>
            <SearchField label={form('picker.search')} clearLabel={form('picker.clear')} value={typed} onChange={search} />
          </div>
          <NativeSelect
            aria-label={form('picker.scope')}
            className={classes.tool}
            value={scope}
            data={[
              { value: 'all', label: t('choose.all') },
              ...available.map((key) => ({ value: key, label: tools(`catalogue.${key}.pluralTitle`) })),
            ]}
            onChange={(event) => look(event.currentTarget.value as Scope)}
          />
        </div>
        <FoundItems
          found={found}
          query={query}
          onScope={look}
          row={(item) => (
            <PickerRow
              key={item.id}
              item={item}
              now={now}
              state={item.mine ? 'free' : 'foreign'}
              chosen={chosen?.id === item.id}
              onToggle={() => setChosen(item)}
              one={group}
              mark={takesGrades && givesGrades(item) && <Badge tone="good">{t('choose.graded')}</Badge>}
              details={<ChosenItem item={item} platform={platform} takesGrades={takesGrades} />}
            />
          )}
        />
        {found.pages && <PageSwitch page={at} limit={found.pages.limit} total={found.pages.total} onChange={setAt} />}
      </div>
    </PlainPage>
  );
}
