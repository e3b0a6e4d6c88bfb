import type { ModelCard } from '@murmel/contracts';
import { IconCircleCheck, IconLock, IconMapPin, IconMinus, IconServer, IconTestPipe } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Marble } from '../../../ui/marbles/Marble';
import { Badge } from '../../../ui/status/Badge';
import { marbleColours } from '../../../ui/theme/scales';
import classes from './model-cards.module.css';

/** Tokens of a page of German text, about. */
const TOKENS_A_PAGE = 400;
const ABILITIES = ['reasoning', 'plugins', 'images', 'open'] as const;

/** One model: on a wide screen a line below the names of its columns, else a card that names them. */
export function ModelRow({ model }: { model: ModelCard }) {
  const { t, i18n } = useTranslation('help/model-cards');
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
  const { level, place } = model.location;
  const Place = level === 'house' ? IconServer : IconMapPin;
  return (
    <li className={classes.row}>
      <div className={classes.model}>
        <Marble colour={colourOf(model.provider)} size={38} />
        <div>
          <h2 className={classes.name}>{model.name}</h2>
          {model.shortName !== model.name && <p className={classes.detail}>{model.shortName}</p>}
          {model.trial && (
            <p className={classes.detail}>
              <Badge icon={IconTestPipe}>{t('trial.name')}</Badge>
            </p>
          )}
          {model.teachersOnly && (
            <p className={classes.detail}>
              <IconLock size={15} stroke={1.9} aria-hidden /> {t('teachersOnly')}
            </p>
          )}
          {model.usual && <p className={classes.detail}>{t(`usual.${model.usual}`)}</p>}
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact name={t('columns.provider.name')}>{model.provider}</Fact>
        <Fact name={t('columns.contextWindow.name')} detail={t('pages', { count: Math.round(model.contextWindow / TOKENS_A_PAGE) })}>
          <strong>{number(model.contextWindow)}</strong>
        </Fact>
        <Fact name={t('columns.maxTokens.name')}>{number(model.maxTokens)}</Fact>
        {ABILITIES.map((ability) => (
          <Fact key={ability} name={t(`columns.${ability}.name`)}>
            <span className={classes.ability} data-on={model[ability]}>
              {model[ability] ? <IconCircleCheck size={19} stroke={1.9} aria-hidden /> : <IconMinus size={19} stroke={1.9} aria-hidden />}
              {t(model[ability] ? 'yes' : 'no')}
            </span>
          </Fact>
        ))}
        <Fact name={t('columns.location.name')} detail={t(`levels.${level}`)}>
          <span className={classes.ability}>
            <Place size={19} stroke={1.9} aria-hidden /> <strong>{place}</strong>
          </span>
        </Fact>
      </dl>
    </li>
  );
}

function Fact({ name, detail, children }: { name: string; detail?: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  );
}

/** Returns the same colour for all models of a provider, in any order. */
function colourOf(provider: string) {
  const sum = [...provider].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 1009, 7);
  return marbleColours[sum % marbleColours.length]!;
}
