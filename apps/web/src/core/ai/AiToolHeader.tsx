import { IconHistory, IconInfoCircle } from '@tabler/icons-react';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ButtonLink } from '../links/ButtonLink';

interface AiToolHeaderProps {
  title: string;
  text: string;
  history: { label: string; href: string };
  info: { label: string; href: string };
}

/** Head of the page on which one begins with a tool of models, with the ways to its history and to what it can do (spec AIT-22). */
export function AiToolHeader({ title, text, history, info }: AiToolHeaderProps) {
  return (
    <PageHeader
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={history.href} variant="default" size="md" leftSection={<IconHistory size={20} stroke={1.9} aria-hidden />}>
            {history.label}
          </ButtonLink>
          <ButtonLink href={info.href} variant="default" size="md" leftSection={<IconInfoCircle size={20} stroke={1.9} aria-hidden />}>
            {info.label}
          </ButtonLink>
        </>
      }
    />
  );
}
