import { type AiConversation, type AiPartner, LIMITS, personaOf, TOOLS } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ButtonLink } from '../../links/ButtonLink';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import { PageSwitch } from '../../page/PageSwitch';
import { TOOL_PAGES } from '../../tools/tool-pages';
import { ChatLinks } from './ChatLinks';
import classes from './talks.module.css';

const PAGE = 20;
const FROM = { character: TOOL_PAGES.personas.route, assistant: TOOLS.assistants.route } as const satisfies Record<AiPartner, string>;

/** A teacher's conversations with all characters, or with all assistants, the most recent first. */
export function TalksPage({ partner }: { partner: AiPartner }) {
  const { t } = useTranslation('ai/talks');
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...orpc.aiConversations.list.queryOptions({ input: { partner, page, limit: PAGE } }),
    placeholderData: keepPreviousData,
  });
  const whose = useNames();
  return (
    <>
      <PageHeader
        breadcrumbs={<RouterLink href={FROM[partner]}>{t(`${partner}.from`)}</RouterLink>}
        title={t(`${partner}.title`)}
        text={t('text')}
      />
      <LoadState query={list} skeleton={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
        {({ entries, total, limit }) =>
          total === 0 ? (
            <EmptyState
              title={t('none')}
              text={t(`${partner}.none`)}
              actions={<ButtonLink href={FROM[partner]}>{t(`${partner}.begin`)}</ButtonLink>}
            />
          ) : (
            <>
              <div className={classes.list}>
                <ChatLinks chats={entries} untitled={t('untitled')} withWhom={whose} />
              </div>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          )
        }
      </LoadState>
    </>
  );
}

/** Names of those of the product, and of assistants that the teacher has. */
function useNames(): (chat: AiConversation) => string | undefined {
  const { i18n } = useTranslation('ai/talks');
  const own = useQuery(orpc.assistants.search.queryOptions({ input: { limit: LIMITS.page.maxSize } }));
  const names = new Map(own.data?.entries.map(({ id, title }) => [id, title]));
  return ({ persona, assistantId }) => (persona === null ? names.get(assistantId ?? '') : personaOf(persona)?.name[i18n.language]);
}
