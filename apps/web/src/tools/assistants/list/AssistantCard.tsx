import type { ListedAssistant } from '@murmel/contracts';
import { IconDots, IconGitFork, IconMessage, IconPencil } from '@tabler/icons-react';
import { RouterLink } from '../../../core/links/RouterLink';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Badge } from '../../../ui/status/Badge';
import { Breakable } from '../../../ui/text/Breakable';
import { AssistantFace } from '../avatar/AssistantFace';
import { editorPath, talkPath } from '../paths';
import classes from './list.module.css';
import { useArchive } from './use-archive';
import { useKind } from './use-kind';

/** Card of one of a user's assistants: the whole card leads to it, or into a conversation with it. */
export function AssistantCard({ assistant, toTalk }: { assistant: ListedAssistant; toTalk: boolean }) {
  const { t } = useTranslation('tools/assistants');
  const archive = useArchive();
  const kind = useKind()(assistant);
  const { id, title, description, author, mine, avatar, remixes } = assistant;
  const talk = { key: 'talk', label: t('list.talk'), icon: IconMessage, href: talkPath(id) };
  const edit = { key: 'edit', label: t('list.edit'), icon: IconPencil, href: editorPath(id) };
  return (
    <li className={classes.card}>
      <AssistantFace avatar={avatar} size={56} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <RouterLink href={toTalk || !mine ? talkPath(id) : editorPath(id)} className={classes.link}>
            <Breakable text={title} />
          </RouterLink>
        </h3>
        {description !== '' && <p className={classes.text}>{description}</p>}
        <p className={classes.facts}>
          {kind && <Badge>{kind}</Badge>}
          {!mine && <span>{author}</span>}
          {remixes > 0 && (
            <span className={classes.remixes} title={t('list.remixes', { count: remixes })}>
              <IconGitFork size={16} stroke={1.9} aria-hidden />
              <span aria-hidden="true">{remixes}</span>
              <span className="visually-hidden">{t('list.remixes', { count: remixes })}</span>
            </span>
          )}
        </p>
      </div>
      <span className={classes.menu}>
        <ActionMenu
          linkAs={RouterLink}
          actions={mine ? [talk, edit, archive(assistant)] : [talk]}
          button={(props) => <IconButton {...props} icon={IconDots} label={t('list.more', { title })} tipAlign="end" />}
        />
      </span>
    </li>
  );
}
