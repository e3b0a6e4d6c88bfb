import { IconChalkboardTeacher, IconLayoutKanban, IconMessages, IconMicrophone, IconQrcode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageFoot } from '../../platform/page/PageFoot';
import { LoginSplit } from '../../ui/layout/LoginSplit';
import { PageHeader } from '../../ui/layout/PageHeader';
import type { RowMarble } from '../../ui/marbles/MarbleRow';
import { RouterLink } from '../links/RouterLink';

const MARBLES: readonly RowMarble[] = [
  { colour: 'koralle', size: 132, icon: IconLayoutKanban },
  { colour: 'sonne', size: 168, icon: IconChalkboardTeacher },
  { colour: 'himmel', size: 108, swirl: 2, icon: IconMicrophone },
  { colour: 'pflaume', size: 92, swirl: 1, icon: IconMessages },
  { colour: 'wiese', size: 64, swirl: 4, icon: IconQrcode },
];

interface AccountsFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Picture at the left, one form at the right: every page around an account (picture 13-login). */
export function AccountsFrame({ title, text, children }: AccountsFrameProps) {
  const { t } = useTranslation('accounts');
  const { t: page } = useTranslation('platform/page');
  return (
    <LoginSplit slogan={t('slogan')} marbles={MARBLES} homeHref="/" homeLabel={page('home')} linkAs={RouterLink} footer={<PageFoot />}>
      <PageHeader title={title} {...(text ? { text } : {})} />
      {children}
    </LoginSplit>
  );
}
