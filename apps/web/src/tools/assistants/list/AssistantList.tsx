import { LIMITS, TOOLS } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCreateItem } from '../../../core/items/use-create-item';
import { useDebounced } from '../../../core/page/use-debounced';
import { AboutLinks } from '../../../core/tools/AboutLinks';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { SearchField } from '../../../ui/forms/SearchField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TALKS_PATH } from '../paths';
import { type AssistantFilter, assistantFilterOf } from './assistant-filter';
import { Chips } from './Chips';
import { FoundAssistants } from './FoundAssistants';
import classes from './list.module.css';

/** All assistants of a teacher and those that come with the product, by what they are for. Among the chats a card leads into a conversation. */
export default function AssistantList() {
  const { t } = useTranslation('tools/assistants');
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { create, creating } = useCreateItem();
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const toTalk = pathname.startsWith(TALKS_PATH);
  const mine = `${TALKS_PATH}/my`;
  const shown = pathname === mine ? 'mine' : assistantFilterOf(params.get('show'));
  const show = (next: AssistantFilter) => {
    if (pathname === mine) void navigate(next === 'all' ? TALKS_PATH : `${TALKS_PATH}?show=${next}`, { replace: true });
    else setParams(next === 'all' ? {} : { show: next }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title={t(toTalk ? 'list.chatTitle' : 'list.title')}
        actions={
          <>
            <div className={classes.search}>
              <SearchField label={t('list.search')} clearLabel={t('list.clear')} value={typed} onChange={setTyped} />
            </div>
            <Button
              leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
              loading={creating === 'assistants'}
              onClick={() => create('assistants')}
            >
              {t('list.new')}
            </Button>
          </>
        }
      />
      <Chips shown={shown} onShow={show} />
      <FoundAssistants
        key={`${shown} ${query}`}
        shown={shown}
        query={query}
        toTalk={toTalk}
        onAll={() => {
          setTyped('');
          show('all');
        }}
      />
      <AboutLinks
        about={{ href: TOOLS.assistants.infoRoute, label: t('list.about') }}
        history={{ href: '/ai/assistants/history', label: t('list.talks') }}
      />
    </>
  );
}
